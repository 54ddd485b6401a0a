import type { Address, Base } from './base.ts'

export interface PaymentMethod extends Base<'payment_method'> {
  readonly billing_details: {
    readonly address: Address | null
    readonly email: string | null
    readonly name: string | null
    readonly phone: string | null
  }
  readonly card: {
    readonly brand: string
    readonly country: string
    readonly exp_month: number
    readonly exp_year: number
    readonly fingerprint: string
    readonly funding: 'credit'
    readonly last4: string
  }
  readonly customer: string | null
  readonly type: 'card'
  /** Not part of answers: the test card, and whether its 3-D Secure was confirmed once. */
  readonly _card: string
  readonly _confirmed: boolean
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled'

export interface CardError {
  readonly type: 'card_error'
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}

export interface PaymentIntent extends Base<'payment_intent'> {
  readonly amount: number
  readonly amount_capturable: number
  readonly amount_received: number
  readonly canceled_at: number | null
  readonly cancellation_reason: string | null
  readonly capture_method: 'automatic'
  readonly client_secret: string
  readonly confirmation_method: 'automatic'
  readonly currency: string
  readonly customer: string | null
  readonly description: string | null
  readonly last_payment_error: CardError | null
  readonly latest_charge: string | null
  readonly next_action: {
    readonly type: 'redirect_to_url'
    readonly redirect_to_url: { readonly url: string; readonly return_url: string | null }
  } | null
  readonly payment_method: string | null
  readonly payment_method_types: readonly ['card']
  readonly receipt_email: string | null
  readonly setup_future_usage: 'off_session' | 'on_session' | null
  readonly status: IntentStatus
  /** Not part of answers. */
  readonly _invoice: string | null
}

export interface Charge extends Base<'charge'> {
  readonly amount: number
  readonly amount_captured: number
  readonly amount_refunded: number
  readonly balance_transaction: string | null
  readonly billing_details: PaymentMethod['billing_details']
  readonly captured: boolean
  readonly currency: string
  readonly customer: string | null
  readonly description: string | null
  readonly disputed: boolean
  readonly failure_code: string | null
  readonly failure_message: string | null
  readonly outcome: {
    readonly network_status: string
    readonly reason: string | null
    readonly type: string
  }
  readonly paid: boolean
  readonly payment_intent: string
  readonly payment_method: string
  readonly payment_method_details: { readonly type: 'card'; readonly card: PaymentMethod['card'] }
  readonly receipt_url: null
  readonly refunded: boolean
  readonly status: 'succeeded' | 'failed'
}
