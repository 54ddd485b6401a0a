import type { Base, List, Metadata } from './base.ts'
import type { Price } from './catalogue.ts'
import type { InvoiceLine } from './invoice.ts'

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
