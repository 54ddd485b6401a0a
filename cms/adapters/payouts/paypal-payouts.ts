import { z } from 'zod'
import { fromPaypal, toPaypal } from '#cms/adapters/paypal/amounts.ts'
import { PaypalRefused } from '#cms/adapters/paypal/answers.ts'
import { connect, type PaypalKeys } from '#cms/adapters/paypal/connection.ts'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import type { NewPayouts, PayoutOutcome, PayoutProvider } from '#cms/ports/payout-provider.ts'
import type { Money } from '#domain/money/money.ts'

const PATH = '/v1/payments/payouts'
const PAGE_SIZE = 1_000
/** PayPal's reason for a batch whose `sender_batch_id` it has. */
const KNOWN_BATCH = /sender_batch_id.*exist/i

const headerSchema = z.object({ batch_header: z.object({ payout_batch_id: z.string().min(1) }) })
const itemSchema = z.object({
  payout_item_id: z.string(),
  transaction_status: z.string(),
  payout_item: z.object({ sender_item_id: z.string() }),
  payout_item_fee: z.object({ currency: z.string(), value: z.string() }).optional(),
  errors: z.object({ name: z.string(), message: z.string().optional() }).optional(),
})
const batchSchema = z.object({
  batch_header: z.object({ payout_batch_id: z.string(), batch_status: z.string() }),
  items: z.array(itemSchema).default([]),
})

/** PayPal Payouts, which the SDK does not have: plain calls. The id of a batch is its `sender_batch_id`. */
export function openPaypalPayouts(keys: PaypalKeys): PayoutProvider {
  const connection = connect(keys)
  const readPage = async (reference: string, page: number) => {
    const query = new URLSearchParams({ page: String(page), page_size: String(PAGE_SIZE) })
    const path = `${PATH}/${encodeURIComponent(reference)}?${query}`
    return parsed(batchSchema, await connection.send({ method: 'GET', path }))
  }
  return {
    method: 'paypal',
    send: async (batch) => {
      try {
        const answer = await connection.send({
          method: 'POST',
          path: PATH,
          body: JSON.stringify(bodyOf(batch)),
          requestId: `payouts:${batch.batch}`,
        })
        return { reference: parsed(headerSchema, answer).batch_header.payout_batch_id, outcomes: [] }
      } catch (error) {
        // An earlier call had its effect: PayPal's answer links to the batch.
        const known = error instanceof PaypalRefused && KNOWN_BATCH.test(error.message) ? error.link : null
        if (known === null) throw error
        return { reference: known.split('/').at(-1) ?? known, outcomes: [] }
      }
    },
    read: async ({ reference, payouts }) => {
      const outcomes: PayoutOutcome[] = []
      for (let page = 1; outcomes.length < payouts.length; page += 1) {
        const { batch_header: header, items } = await readPage(reference, page)
        if (header.batch_status === 'DENIED') return payouts.map(({ cashout }) => denied(cashout))
        if (items.length === 0) break
        outcomes.push(...items.map(outcomeOf))
      }
      return outcomes
    },
  }
}

function bodyOf({ batch, payouts }: NewPayouts) {
  return {
    sender_batch_header: { sender_batch_id: batch },
    items: payouts.map(({ cashout, amount, target }) => {
      if (target.kind !== 'paypal') throw new GatewayRefused(`the cashout ${cashout} is not paid by PayPal`)
      const { currencyCode: currency, value } = toPaypal(amount)
      return {
        recipient_type: 'EMAIL',
        receiver: target.email,
        amount: { currency, value },
        sender_item_id: cashout,
      }
    }),
  }
}

/** PayPal's states of a payment (developer.paypal.com, "Payouts"); all others are on their way. */
const STATES: Readonly<Record<string, PayoutOutcome['state']>> = {
  SUCCESS: 'paid',
  UNCLAIMED: 'unclaimed',
  FAILED: 'failed',
  RETURNED: 'failed',
  BLOCKED: 'failed',
  REFUNDED: 'failed',
  REVERSED: 'failed',
}

function outcomeOf(item: z.infer<typeof itemSchema>): PayoutOutcome {
  const state = STATES[item.transaction_status] ?? 'pending'
  const { errors, payout_item_fee: fee, transaction_status: status } = item
  return {
    cashout: item.payout_item.sender_item_id,
    state,
    transfer: item.payout_item_id,
    reason: state === 'failed' ? `PayPal: ${errors?.message ?? errors?.name ?? status}` : null,
    cost: state === 'paid' && fee !== undefined ? costOf(fee) : null,
  }
}

function costOf({ currency, value }: { readonly currency: string; readonly value: string }): Money {
  return fromPaypal({ currencyCode: currency, value })
}

function denied(cashout: string): PayoutOutcome {
  return { cashout, state: 'failed', transfer: null, reason: 'PayPal denied the batch', cost: null }
}

function parsed<T extends z.ZodType>(type: T, answer: unknown): z.infer<T> {
  const read = type.safeParse(answer)
  if (!read.success) throw new GatewayUnavailable(`PayPal's answer is not understood: ${read.error.message}`)
  return read.data
}
