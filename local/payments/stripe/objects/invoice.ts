import type { Address, Base, List, Metadata } from './base.ts'

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
