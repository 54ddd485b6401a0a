import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import type { PayoutOutcome, PayoutProvider } from '#cms/ports/payout-provider.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'

export interface MemoryProvider extends PayoutProvider {
  /** What was paid, by the key of each payment. */
  readonly paid: Map<string, bigint>
  /** What the next reads report, by the key of each payment; others are paid. */
  readonly outcomes: Map<string, PayoutOutcome['state']>
  /** What the next call does: nothing, or its effect without an answer. */
  fails: 'before' | 'after' | 'refuses' | null
  /** Calls of `send`. */
  sent: number
}

/** A provider in memory: each key is paid once, however often it is called. */
export function memoryProvider(method: PayoutMethod): MemoryProvider {
  const batches = new Map<string, readonly string[]>()
  const outcomeOf = (cashout: string): PayoutOutcome => {
    const state = provider.outcomes.get(cashout) ?? 'paid'
    return {
      cashout,
      state,
      transfer: `transfer-${cashout}`,
      reason: state === 'failed' ? 'The account is closed' : null,
      cost: null,
    }
  }
  const provider: MemoryProvider = {
    method,
    paid: new Map(),
    outcomes: new Map(),
    fails: null,
    sent: 0,
    send: async ({ batch, payouts }) => {
      provider.sent += 1
      const { fails } = provider
      provider.fails = null
      if (fails === 'before') throw new GatewayUnavailable('no connection')
      if (fails === 'refuses') throw new GatewayRefused('the account has no balance')
      if (!batches.has(batch)) {
        batches.set(
          batch,
          payouts.map(({ cashout }) => cashout),
        )
        for (const { cashout, amount } of payouts)
          provider.paid.set(cashout, (provider.paid.get(cashout) ?? 0n) + amount.amount)
      }
      if (fails === 'after') throw new GatewayUnavailable('the answer was lost')
      return { reference: `batch-${batch}`, outcomes: [] }
    },
    read: async ({ payouts }) => payouts.map(({ cashout }) => outcomeOf(cashout)),
  }
  return provider
}
