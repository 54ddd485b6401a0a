import type { Money } from '#domain/money/money.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
import type { PayoutTarget } from '#domain/payouts/target.ts'

/**
 * A provider that pays cashouts out. Calls go over the network and may fail with the errors of `payment-gateway.ts`, so none
 * is made inside a transaction. A batch and each payment in it have keys: a repeated call with them pays once.
 */
export interface PayoutProvider {
  readonly method: PayoutMethod
  /** @returns the provider's reference of the batch, and what is known of its payments already */
  send(
    batch: NewPayouts,
  ): Promise<{ readonly reference: string; readonly outcomes: readonly PayoutOutcome[] }>
  /** What became of the payments of a batch that was sent. */
  read(batch: SentPayouts): Promise<readonly PayoutOutcome[]>
}

export interface NewPayouts {
  /** The idempotency key of the batch. */
  readonly batch: string
  readonly payouts: readonly NewPayout[]
}

export interface NewPayout {
  /** The idempotency key of the payment. */
  readonly cashout: string
  readonly amount: Money
  readonly target: PayoutTarget
}

export interface SentPayouts {
  readonly reference: string
  readonly payouts: readonly { readonly cashout: string; readonly transfer: string | null }[]
}

export interface PayoutOutcome {
  readonly cashout: string
  /** `unclaimed` waits for its recipient; `failed` was not paid, or came back. */
  readonly state: 'pending' | 'unclaimed' | 'paid' | 'failed'
  /** The provider's id of the payment. */
  readonly transfer: string | null
  /** Of a failure, as the provider states it. */
  readonly reason: string | null
  /** What the provider charges for the payment. */
  readonly cost: Money | null
}

/** The providers that have keys. Banks have none: their transfers are made by hand from a file. */
export type PayoutProviders = Readonly<Partial<Record<PayoutMethod, PayoutProvider>>>
