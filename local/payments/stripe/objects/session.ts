import type { Address, Base, Metadata } from './base.ts'
import type { DiscountSource } from './discount.ts'

export interface SessionLine {
  readonly price: string
  readonly quantity: number
}

export interface CheckoutSession extends Base<'checkout.session'> {
  readonly after_expiration: null
  readonly allow_promotion_codes: boolean | null
  readonly amount_subtotal: number
  readonly amount_total: number
  readonly automatic_tax: { readonly enabled: false; readonly status: null }
  readonly billing_address_collection: string | null
  readonly cancel_url: string | null
  readonly client_reference_id: string | null
  readonly currency: string
  readonly customer: string | null
  readonly customer_creation: 'always' | 'if_required' | null
  readonly customer_details: {
    readonly address: Address | null
    readonly email: string | null
    readonly name: string | null
    readonly phone: null
    readonly tax_exempt: 'none'
    readonly tax_ids: readonly []
  } | null
  readonly customer_email: string | null
  readonly discounts: readonly DiscountSource[] | null
  readonly expires_at: number
  readonly invoice: string | null
  readonly locale: string | null
  readonly mode: 'payment' | 'subscription'
  readonly payment_intent: string | null
  readonly payment_method_collection: 'always' | 'if_required'
  readonly payment_method_types: readonly ['card']
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  readonly status: 'open' | 'complete' | 'expired'
  readonly submit_type: string | null
  readonly subscription: string | null
  readonly success_url: string
  readonly total_details: {
    readonly amount_discount: number
    readonly amount_shipping: 0
    readonly amount_tax: 0
  }
  readonly ui_mode: 'hosted_page'
  readonly url: string | null
  /** Not part of answers. */
  readonly _lines: readonly SessionLine[]
  readonly _subscription: {
    readonly description: string | null
    readonly metadata: Metadata
    readonly trial_end: number | null
    readonly trial_period_days: number | null
  }
  readonly _payment: {
    readonly description: string | null
    readonly metadata: Metadata
    readonly receipt_email: string | null
    readonly setup_future_usage: 'off_session' | 'on_session' | null
  }
}

export interface PortalSession {
  readonly id: string
  readonly object: 'billing_portal.session'
  readonly configuration: string
  readonly created: number
  readonly customer: string
  readonly flow: null
  readonly livemode: false
  readonly locale: string | null
  readonly on_behalf_of: null
  readonly return_url: string | null
  readonly url: string
}
