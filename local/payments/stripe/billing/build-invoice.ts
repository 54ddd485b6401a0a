import { newId } from '../../core/ids.ts'
import type { Metadata } from '../objects/base.ts'
import type { Customer } from '../objects/customer.ts'
import type { Discount } from '../objects/discount.ts'
import type { Invoice, InvoiceLine } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { find, fresh, listOf, type StripeState } from '../state.ts'
import type { ChangeLine } from './change.ts'
import { discountLines } from './discounts.ts'

export interface InvoiceDraft {
  readonly customer: Customer
  /** Null where the invoice is a preview of a subscription that does not exist. */
  readonly subscription: Subscription | null
  readonly lines: readonly InvoiceLine[]
  readonly reason: Invoice['billing_reason']
  readonly discount: Discount | null
  readonly prorationDate?: number
}

/** An invoice of these lines, not stored. The customer's credit is part of `amount_due`. */
export function buildInvoice(state: StripeState, draft: InvoiceDraft): Invoice {
  const { customer, subscription, discount } = draft
  const base = fresh(state, draft.reason === 'upcoming' ? 'upcoming_in_1' : 'in_1', 'invoice')
  const lines = withDiscount(state, draft.lines, discount).map((line) => ({ ...line, invoice: base.id }))
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const off = lines.reduce((sum, line) => sum + discountOf(line), 0)
  const balance = subtotal - off + customer.balance
  const starts = lines.map(({ period }) => period.start)
  return {
    ...base,
    account_country: 'US',
    amount_due: Math.max(0, balance),
    amount_paid: 0,
    amount_remaining: Math.max(0, balance),
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    currency: lines[0]?.currency ?? subscription?.currency ?? 'usd',
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    default_payment_method: null,
    description: subscription?.description ?? null,
    discounts: discount ? [discount.id] : [],
    due_date: null,
    effective_at: null,
    ending_balance: Math.min(0, balance),
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(`/v1/invoices/${base.id}/lines`, lines),
    next_payment_attempt: null,
    number: null,
    parent: subscription && {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(draft.prorationDate === undefined ? {} : { subscription_proration_date: draft.prorationDate }),
      },
    },
    payments: listOf('/v1/invoice_payments', []),
    period_end: base.created,
    period_start: Math.min(base.created, ...starts),
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    total: subtotal - off,
    total_discount_amounts: discount ? [{ amount: off, discount: discount.id }] : [],
    total_taxes: [],
  }
}

/** A line of a subscription's invoice. */
export function toInvoiceLine(
  line: ChangeLine,
  subscription: string | null,
  metadata: Metadata = {},
): InvoiceLine {
  const { price, proration } = line
  return {
    id: newId('il_1'),
    object: 'line_item',
    amount: line.amount,
    currency: price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: null,
        subscription,
        subscription_item: line.item,
      },
    },
    period: line.period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: line.quantity,
    subtotal: line.amount,
    taxes: [],
  }
}

export function discountOf({ discount_amounts }: InvoiceLine): number {
  return discount_amounts.reduce((sum, { amount }) => sum + amount, 0)
}

function withDiscount(state: StripeState, lines: readonly InvoiceLine[], discount: Discount | null) {
  if (discount === null) return lines
  const coupon = find(state.coupons, 'coupon', discount.source.coupon, 'discounts')
  return discountLines(lines, coupon, discount.id)
}
