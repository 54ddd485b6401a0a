/** Objects of Razorpay's API, as far as the sandbox has them. Amounts are minor units, times are seconds since 1970. */

/** Without notes Razorpay answers with an empty array. */
export type Notes = Readonly<Record<string, string>> | readonly []

interface Base<Entity extends string> {
  readonly id: string
  readonly entity: Entity
  readonly created_at: number
  readonly notes: Notes
}

export interface Order extends Base<'order'> {
  readonly amount: number
  readonly amount_paid: number
  readonly amount_due: number
  readonly currency: string
  readonly receipt: string | null
  readonly offer_id: null
  readonly status: 'created' | 'attempted' | 'paid'
  readonly attempts: number
}

export interface Payment extends Base<'payment'> {
  readonly amount: number
  readonly currency: string
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  readonly order_id: string
  readonly invoice_id: null
  readonly international: boolean
  readonly method: 'card'
  readonly amount_refunded: number
  readonly refund_status: 'partial' | 'full' | null
  readonly captured: boolean
  readonly description: string | null
  readonly email: string
  readonly contact: string | null
  /** With the tax on it; null until it is captured. */
  readonly fee: number | null
  readonly tax: number | null
  readonly error_code: string | null
  readonly error_description: string | null
  readonly error_source: string | null
  readonly error_step: string | null
  readonly error_reason: string | null
}

export interface Refund extends Base<'refund'> {
  readonly amount: number
  readonly currency: string
  readonly payment_id: string
  readonly receipt: string | null
  readonly batch_id: null
  readonly status: 'pending' | 'processed' | 'failed'
  readonly speed_requested: 'normal'
  readonly speed_processed: 'normal'
}

export interface Customer extends Base<'customer'> {
  readonly name: string | null
  readonly email: string | null
  readonly contact: string | null
  readonly gstin: string | null
}

export interface Dispute extends Omit<Base<'dispute'>, 'notes'> {
  readonly payment_id: string
  readonly amount: number
  readonly currency: string
  readonly amount_deducted: number
  readonly reason_code: string
  readonly respond_by: number
  readonly status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  readonly phase: 'chargeback'
}

/** A webhook. Its id is not in the body: the header `x-razorpay-event-id` has it. */
export interface RazorpayEvent {
  readonly id: string
  readonly body: {
    readonly entity: 'event'
    readonly account_id: string
    readonly event: string
    readonly contains: readonly string[]
    readonly payload: Readonly<Record<string, { readonly entity: object }>>
    readonly created_at: number
  }
}
