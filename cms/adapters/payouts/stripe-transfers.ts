import type { Stripe } from 'stripe'
import { fromStripe, toStripe } from '#cms/adapters/stripe/amounts.ts'
import { askFor, lookFor } from '#cms/adapters/stripe/answers.ts'
import { openSdk } from '#cms/adapters/stripe/sdk.ts'
import { GatewayRefused } from '#cms/ports/payment-gateway.ts'
import type { NewPayout, PayoutOutcome, PayoutProvider } from '#cms/ports/payout-provider.ts'
import { compare } from '#domain/money/money.ts'

interface StripeKeys {
  readonly secretKey: string
  /** The address of a server with Stripe's API; null for Stripe itself. */
  readonly apiBase: string | null
}

/**
 * Transfers to connected accounts of Stripe. Stripe keeps idempotency keys for a day, and transfers for ever: each one has
 * the cashout as its group, and is looked for before it is made.
 */
export function openStripeTransfers(keys: StripeKeys): PayoutProvider {
  const stripe = openSdk(keys)
  return {
    method: 'stripe-connect',
    send: async ({ batch, payouts }) => {
      const outcomes: PayoutOutcome[] = []
      for (const payout of payouts) outcomes.push(await transfer(stripe, payout))
      return { reference: batch, outcomes }
    },
    read: async ({ payouts }) => {
      const outcomes: PayoutOutcome[] = []
      for (const { cashout } of payouts) {
        const found = await findTransfer(stripe, cashout)
        if (found !== null) outcomes.push(outcomeOf(cashout, found))
      }
      return outcomes
    },
  }
}

/** A refusal concerns one payment: the others of the batch are made. */
async function transfer(stripe: Stripe, { cashout, amount, target }: NewPayout): Promise<PayoutOutcome> {
  if (target.kind !== 'stripe-connect')
    return failure(cashout, 'The payout method is not an account of Stripe')
  try {
    const known = await findTransfer(stripe, cashout)
    if (known !== null) return outcomeOf(cashout, known)
    const parameters = {
      amount: toStripe(amount),
      currency: amount.currency.toLowerCase(),
      destination: target.account,
      transfer_group: groupOf(cashout),
      metadata: { cashout },
    }
    const options = { idempotencyKey: groupOf(cashout) }
    return outcomeOf(cashout, await askFor('transfer', () => stripe.transfers.create(parameters, options)))
  } catch (error) {
    if (error instanceof GatewayRefused) return failure(cashout, `Stripe: ${error.message}`)
    throw error
  }
}

async function findTransfer(stripe: Stripe, cashout: string): Promise<Stripe.Transfer | null> {
  const list = await lookFor('list', () =>
    stripe.transfers.list({ transfer_group: groupOf(cashout), limit: 1 }),
  )
  return list?.data[0] ?? null
}

function groupOf(cashout: string): string {
  return `cashout:${cashout}`
}

/** A transfer is paid at once. One that was reversed whole came back. */
function outcomeOf(
  cashout: string,
  { id, amount, amount_reversed: reversed, currency }: Stripe.Transfer,
): PayoutOutcome {
  const cameBack = compare(fromStripe(reversed, currency), fromStripe(amount, currency)) >= 0
  return cameBack
    ? { ...failure(cashout, 'Stripe: the transfer was reversed'), transfer: id }
    : { cashout, state: 'paid', transfer: id, reason: null, cost: null }
}

function failure(cashout: string, reason: string): PayoutOutcome {
  return { cashout, state: 'failed', transfer: null, reason, cost: null }
}
