import type { Interval } from '../core/calendar.ts'

/** The objects of Stripe's API as the sandbox stores and answers them. Amounts are minor units, times are Unix seconds. */
export type Metadata = Readonly<Record<string, string>>

interface Base<Name extends string> {
  readonly id: string
  readonly object: Name
  readonly created: number
  readonly livemode: false
  readonly metadata: Metadata
}

export interface List<T> {
  readonly object: 'list'
  readonly url: string
  readonly has_more: boolean
  readonly data: readonly T[]
}

export interface Address {
  readonly city: string | null
  readonly country: string | null
  readonly line1: string | null
  readonly line2: string | null
  readonly postal_code: string | null
  readonly state: string | null
}

export interface Customer extends Base<'customer'> {
  readonly address: Address | null
  /** Negative: a credit that the next invoices use. */
  readonly balance: number
  readonly currency: string | null
  readonly default_source: null
  readonly delinquent: boolean
  readonly description: string | null
  readonly email: string | null
  readonly invoice_prefix: string
  readonly invoice_settings: {
    readonly custom_fields: null
    readonly default_payment_method: string | null
    readonly footer: null
    readonly rendering_options: null
  }
  readonly name: string | null
  readonly next_invoice_sequence: number
  readonly phone: string | null
  readonly preferred_locales: readonly string[]
  readonly shipping: null
  readonly tax_exempt: 'none' | 'exempt' | 'reverse'
  readonly test_clock: null
}

export interface Product extends Base<'product'> {
  readonly active: boolean
  readonly default_price: string | null
  readonly description: string | null
  readonly images: readonly string[]
  readonly name: string
  readonly type: 'service'
  readonly updated: number
  readonly url: string | null
}

export interface Recurring {
  readonly interval: Interval
  readonly interval_count: number
  readonly meter: null
  readonly trial_period_days: null
  readonly usage_type: 'licensed'
}

export interface Price extends Base<'price'> {
  readonly active: boolean
  readonly billing_scheme: 'per_unit'
  readonly currency: string
  readonly lookup_key: string | null
  readonly nickname: string | null
  readonly product: string
  readonly recurring: Recurring | null
  readonly tax_behavior: 'unspecified' | 'inclusive' | 'exclusive'
  readonly tiers_mode: null
  readonly transform_quantity: null
  readonly type: 'one_time' | 'recurring'
  readonly unit_amount: number
  readonly unit_amount_decimal: string
}

export interface Coupon extends Base<'coupon'> {
  readonly amount_off: number | null
  readonly currency: string | null
  readonly duration: 'once' | 'forever' | 'repeating'
  readonly duration_in_months: number | null
  readonly max_redemptions: number | null
  readonly name: string | null
  readonly percent_off: number | null
  readonly redeem_by: number | null
  readonly times_redeemed: number
  readonly valid: boolean
}

export interface PromotionCode extends Base<'promotion_code'> {
  readonly active: boolean
  readonly code: string
  readonly customer: string | null
  readonly expires_at: number | null
  readonly max_redemptions: number | null
  readonly promotion: { readonly type: 'coupon'; readonly coupon: string }
  readonly restrictions: {
    readonly first_time_transaction: boolean
    readonly minimum_amount: null
    readonly minimum_amount_currency: null
  }
  readonly times_redeemed: number
}

/** A coupon at work: on the invoices of one subscription, or on one checkout. */
export interface Discount {
  readonly id: string
  readonly object: 'discount'
  readonly customer: string | null
  /** Null: without end. Not after `start` for a coupon that counts once. */
  readonly end: number | null
  readonly promotion_code: string | null
  readonly source: { readonly type: 'coupon'; readonly coupon: string }
  readonly start: number
  readonly subscription: string | null
}

/** What a checkout or a subscription names: one of the two. */
export interface DiscountSource {
  readonly coupon: string | null
  readonly promotion_code: string | null
}

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

/** Money that went to a connected account. */
export interface Transfer extends Base<'transfer'> {
  readonly amount: number
  readonly amount_reversed: number
  readonly currency: string
  readonly description: string | null
  readonly destination: string
  readonly reversed: boolean
  readonly transfer_group: string | null
}

export interface BalanceTransaction {
  readonly id: string
  readonly object: 'balance_transaction'
  readonly amount: number
  readonly available_on: number
  readonly created: number
  readonly currency: string
  readonly description: string | null
  readonly exchange_rate: null
  readonly fee: number
  readonly fee_details: readonly {
    readonly amount: number
    readonly application: null
    readonly currency: string
    readonly description: string
    readonly type: 'stripe_fee'
  }[]
  readonly net: number
  readonly reporting_category: string
  readonly source: string
  readonly status: 'available' | 'pending'
  readonly type: 'charge' | 'refund' | 'adjustment' | 'refund_failure'
}

export interface Refund extends Omit<Base<'refund'>, 'livemode'> {
  readonly amount: number
  readonly balance_transaction: string
  readonly charge: string
  readonly currency: string
  readonly failure_balance_transaction?: string
  readonly failure_reason?: string
  readonly payment_intent: string
  readonly reason: string | null
  readonly receipt_number: null
  readonly status: 'succeeded' | 'failed'
}

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost'

export interface Dispute extends Base<'dispute'> {
  readonly amount: number
  readonly balance_transactions: readonly BalanceTransaction[]
  readonly charge: string
  readonly currency: string
  readonly evidence: Readonly<Record<string, string | null>>
  readonly evidence_details: {
    readonly due_by: number
    readonly has_evidence: boolean
    readonly submission_count: number
  }
  readonly is_charge_refundable: boolean
  readonly payment_intent: string
  readonly reason: string
  readonly status: DisputeStatus
}

export interface Period {
  readonly start: number
  readonly end: number
}

export interface InvoiceLine {
  readonly id: string
  readonly object: 'line_item'
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly discount_amounts: readonly { readonly amount: number; readonly discount: string }[]
  readonly discountable: boolean
  readonly discounts: readonly string[]
  readonly invoice: string | null
  readonly livemode: false
  readonly metadata: Metadata
  readonly parent: {
    readonly type: 'subscription_item_details'
    readonly invoice_item_details: null
    readonly subscription_item_details: {
      readonly invoice_item: null
      readonly proration: boolean
      readonly proration_details: null
      readonly subscription: string | null
      readonly subscription_item: string
    }
  } | null
  readonly period: Period
  readonly pricing: {
    readonly type: 'price_details'
    readonly price_details: { readonly price: string; readonly product: string }
    readonly unit_amount_decimal: string
  }
  readonly quantity: number
  readonly subtotal: number
  readonly taxes: readonly []
}

export interface InvoicePayment {
  readonly id: string
  readonly object: 'invoice_payment'
  readonly amount_paid: number | null
  readonly amount_requested: number
  readonly created: number
  readonly currency: string
  readonly invoice: string
  readonly is_default: boolean
  readonly livemode: false
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string }
  readonly status: 'open' | 'paid' | 'canceled'
  readonly status_transitions: { readonly canceled_at: number | null; readonly paid_at: number | null }
}

export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'

export interface Invoice extends Base<'invoice'> {
  readonly account_country: 'US'
  readonly amount_due: number
  readonly amount_paid: number
  readonly amount_remaining: number
  readonly attempt_count: number
  readonly attempted: boolean
  readonly auto_advance: boolean
  readonly billing_reason:
    | 'subscription_create'
    | 'subscription_cycle'
    | 'subscription_update'
    | 'manual'
    | 'upcoming'
  readonly collection_method: 'charge_automatically'
  readonly currency: string
  readonly customer: string
  readonly customer_address: Address | null
  readonly customer_email: string | null
  readonly customer_name: string | null
  readonly default_payment_method: string | null
  readonly description: string | null
  readonly discounts: readonly string[]
  readonly due_date: null
  readonly effective_at: number | null
  readonly ending_balance: number | null
  readonly hosted_invoice_url: string | null
  readonly invoice_pdf: null
  readonly lines: List<InvoiceLine>
  readonly next_payment_attempt: number | null
  readonly number: string | null
  readonly parent: {
    readonly type: 'subscription_details'
    readonly quote_details: null
    readonly subscription_details: {
      readonly metadata: Metadata
      readonly subscription: string
      readonly subscription_proration_date?: number
    }
  } | null
  readonly payments: List<InvoicePayment>
  readonly period_end: number
  readonly period_start: number
  readonly starting_balance: number
  readonly status: InvoiceStatus
  readonly status_transitions: {
    readonly finalized_at: number | null
    readonly marked_uncollectible_at: number | null
    readonly paid_at: number | null
    readonly voided_at: number | null
  }
  readonly subtotal: number
  readonly total: number
  readonly total_discount_amounts: readonly { readonly amount: number; readonly discount: string }[]
  readonly total_taxes: readonly []
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'

export interface SubscriptionItem {
  readonly id: string
  readonly object: 'subscription_item'
  readonly created: number
  readonly current_period_end: number
  readonly current_period_start: number
  readonly discounts: readonly []
  readonly metadata: Metadata
  readonly price: Price
  readonly quantity: number
  readonly subscription: string
  readonly tax_rates: readonly []
  /** Not part of answers: what the whole current period costs, after discounts; unused time is credited by it. */
  readonly _value: number
}

export interface Subscription extends Base<'subscription'> {
  readonly application: null
  readonly billing_cycle_anchor: number
  readonly cancel_at: number | null
  readonly cancel_at_period_end: boolean
  readonly canceled_at: number | null
  readonly cancellation_details: {
    readonly comment: string | null
    readonly feedback: string | null
    readonly reason: string | null
  }
  readonly collection_method: 'charge_automatically'
  readonly currency: string
  readonly customer: string
  readonly days_until_due: null
  readonly default_payment_method: string | null
  readonly description: string | null
  readonly discounts: readonly string[]
  readonly ended_at: number | null
  readonly items: List<SubscriptionItem>
  readonly latest_invoice: string | null
  readonly pause_collection: null
  readonly pending_setup_intent: null
  readonly pending_update: null
  readonly schedule: null
  readonly start_date: number
  readonly status: SubscriptionStatus
  readonly test_clock: null
  readonly trial_end: number | null
  readonly trial_settings: {
    readonly end_behavior: { readonly missing_payment_method: 'cancel' | 'create_invoice' | 'pause' }
  }
  readonly trial_start: number | null
  /** Not part of answers: lines for the next invoice. */
  readonly _pending: readonly InvoiceLine[]
}

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

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly data: { readonly object: unknown; readonly previous_attributes?: unknown }
  readonly livemode: false
  readonly pending_webhooks: number
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null }
  readonly type: string
}
