import { DAY, HOUR } from '../../core/calendar.ts'
import { newId } from '../../core/ids.ts'
import type { Metadata } from '../objects/base.ts'
import type { Price } from '../objects/catalogue.ts'
import type { Customer } from '../objects/customer.ts'
import type { DiscountSource } from '../objects/discount.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { PaymentMethod } from '../objects/payment.ts'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import { find, fresh, listOf, type StripeState } from '../state.ts'
import { buildInvoice, discountOf, toInvoiceLine } from './build-invoice.ts'
import { type BilledItem, type ChangeLine, chargeLines, endOfPeriod } from './change.ts'
import { redeem } from './discounts.ts'
import { finalizeInvoice, type PayOptions, payInvoice } from './pay-invoice.ts'

export interface NewItem {
  readonly price: Price
  readonly quantity: number
  readonly metadata?: Metadata
}

export interface NewSubscription {
  readonly customer: Customer
  readonly items: readonly NewItem[]
  readonly method: PaymentMethod | null
  /** The method is used for this subscription alone instead of as the customer's default. */
  readonly ownMethod: boolean
  readonly metadata: Metadata
  readonly description: string | null
  readonly trialEnd: number | null
  readonly discount: DiscountSource | null
  readonly missingMethod?: 'cancel' | 'create_invoice' | 'pause'
  /** Leave the first invoice open instead of charging it. */
  readonly leaveOpen?: boolean
}

const NOTICE = 3 * DAY
/** An unpaid first invoice ends the subscription after this time. */
const INCOMPLETE = 23 * HOUR

/** Creates a subscription and charges its first invoice; without success it is `incomplete`. */
export function subscribe(state: StripeState, given: NewSubscription, options: PayOptions = {}) {
  const created = storeNew(state, given)
  state.emit('customer.subscription.created', created)
  const discount = given.discount
    ? redeem(state, given.discount, { customer: given.customer.id, subscription: created.id })
    : null
  const draft = buildInvoice(state, {
    customer: find(state.customers, 'customer', given.customer.id),
    subscription: created,
    lines: firstLines(created).map((line) => toInvoiceLine(line, created.id, created.metadata)),
    reason: 'subscription_create',
    discount,
  })
  state.subscriptions.put({
    ...withValues(created, draft),
    latest_invoice: draft.id,
    // A trial's invoice is 0: a discount that counts once waits for the first charge.
    discounts: discount && (discount.end !== discount.start || given.trialEnd !== null) ? [discount.id] : [],
  })
  const open = finalizeInvoice(state, draft)
  const invoice =
    open.status === 'open' && !given.leaveOpen ? payInvoice(state, open, given.method, options) : open
  return { subscription: find(state.subscriptions, 'subscription', created.id), invoice }
}

/** The items as `changeItems` wants them. */
export function billedItems(subscription: Subscription): BilledItem[] {
  return subscription.items.data.map(
    ({ id, price, quantity, current_period_start, current_period_end, _value }) => ({
      id,
      price,
      quantity,
      period: { start: current_period_start, end: current_period_end },
      value: _value,
    }),
  )
}

/** Notes what each item's period cost, after discounts: later credits for unused time never exceed it. */
export function withValues(subscription: Subscription, invoice: Invoice): Subscription {
  const data = subscription.items.data.map((item) => {
    const line = invoice.lines.data.find(
      ({ parent }) =>
        parent?.subscription_item_details.subscription_item === item.id &&
        !parent.subscription_item_details.proration,
    )
    return line ? { ...item, _value: line.amount - discountOf(line) } : item
  })
  return { ...subscription, items: listOf(subscription.items.url, data) }
}

/** One line for each item: the first period, or the trial, which costs nothing. */
function firstLines(subscription: Subscription): ChangeLine[] {
  const items = billedItems(subscription)
  const [first] = items
  if (!first) return []
  const lines = chargeLines(items, first.period)
  if (subscription.status !== 'trialing') return lines
  return lines.map((line) => ({ ...line, amount: 0, description: `Trial period for ${line.description}` }))
}

function storeNew(state: StripeState, given: NewSubscription): Subscription {
  const base = fresh(state, 'sub_1', 'subscription', given.metadata)
  const now = base.created
  const wanted = given.items.map((item) => ({ ...item, id: newId('si_', 14) }))
  const period = { start: now, end: given.trialEnd ?? endOfPeriod(wanted, now) }
  const items = wanted.map(
    (item): SubscriptionItem => newItem({ ...item, period, value: 0 }, base.id, now, item.metadata),
  )
  const status = given.trialEnd === null ? 'incomplete' : 'trialing'
  setTimers(state, base.id, status, period.end)
  return state.subscriptions.put({
    ...base,
    application: null,
    billing_cycle_anchor: given.trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    currency: given.items[0]?.price.currency ?? 'usd',
    customer: given.customer.id,
    days_until_due: null,
    default_payment_method: given.ownMethod ? (given.method?.id ?? null) : null,
    description: given.description,
    discounts: [],
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${base.id}`, items),
    latest_invoice: null,
    pause_collection: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status,
    test_clock: null,
    trial_end: given.trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: given.missingMethod ?? 'create_invoice' } },
    trial_start: given.trialEnd === null ? null : now,
    _pending: [],
  })
}

export function newItem(
  item: BilledItem,
  subscription: string,
  created: number,
  metadata: Metadata = {},
): SubscriptionItem {
  return {
    id: item.id,
    object: 'subscription_item',
    created,
    current_period_end: item.period.end,
    current_period_start: item.period.start,
    discounts: [],
    metadata,
    price: item.price,
    quantity: item.quantity,
    subscription,
    tax_rates: [],
    _value: item.value,
  }
}

/** The timers of a subscription whose current period ends at `end`. */
export function setTimers(state: StripeState, id: string, status: Subscription['status'], end: number): void {
  state.timers.set('stripe.renewal', id, end)
  if (status === 'incomplete') state.timers.set('stripe.incomplete', id, state.clock.now() + INCOMPLETE)
  if (status === 'trialing')
    state.timers.set('stripe.trial-notice', id, Math.max(state.clock.now() + 1, end - NOTICE))
}
