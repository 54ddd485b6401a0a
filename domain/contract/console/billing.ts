import type { RefundReason } from '#domain/payments/refunds.ts'

export const REFUND_STATES = ['requested', 'pending', 'paid', 'failed'] as const
export const WEBHOOK_STATES = ['received', 'waiting', 'applied', 'ignored'] as const

/** An amount as a decimal number of major units, such as `19.99`. */
export type Decimal = string

/** What the page of a payment has beside its row. */
export interface PaymentDetail {
  /** What can still be refunded. */
  readonly refundable: Decimal
  /** "Refundable until … because …". */
  readonly refund: { readonly automatic: boolean; readonly until: string; readonly reason: RefundReason }
  readonly refunds: readonly RefundOfPayment[]
  readonly allowed_actions: readonly 'refund'[]
}

export interface RefundOfPayment {
  readonly id: string
  readonly amount: Decimal
  readonly refund_state: (typeof REFUND_STATES)[number]
  readonly refund_reason: RefundReason | null
  readonly actor_email: string | null
  readonly note: string | null
  readonly created_at: string
}

/** What the page of a webhook has beside its row. */
export interface WebhookDetail {
  readonly allowed_actions: readonly 'retry'[]
}
