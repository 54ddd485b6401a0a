import { nextState } from '../../core/machine.ts'
import type { TimerHandlers } from '../../core/timers.ts'
import type { Discount } from '../objects/discount.ts'
import type { PaymentMethod } from '../objects/payment.ts'
import type { Subscription } from '../objects/subscription.ts'
import { find, listOf, type StripeState } from '../state.ts'
import { buildInvoice, toInvoiceLine } from './build-invoice.ts'
import { chargeLines, endOfPeriod } from './change.ts'
import { expireSession } from './expire-session.ts'
import { endSubscription, saveSubscription } from './move-subscription.ts'
import { finalizeInvoice, payInvoice } from './pay-invoice.ts'
import { billedItems, setTimers, withValues } from './subscribe.ts'
import { isRunning, SUBSCRIPTION } from './subscription-machine.ts'

/** What the clock does to Stripe's objects. */
export function stripeTimers(state: StripeState): TimerHandlers {
  const withSubscription = (act: (subscription: Subscription) => void) => (id: string) => {
    const subscription = state.subscriptions.get(id)
    if (subscription) act(subscription)
  }
  return {
    'stripe.renewal': withSubscription((subscription) => endPeriod(state, subscription)),
    'stripe.trial-notice': withSubscription((subscription) => {
      if (subscription.status === 'trialing') state.emit('customer.subscription.trial_will_end', subscription)
    }),
    'stripe.incomplete': withSubscription((subscription) => expireIncomplete(state, subscription)),
    'stripe.cancel': withSubscription((subscription) => {
      if (isRunning(subscription.status)) endSubscription(state, subscription, 'cancellation_requested')
    }),
    'stripe.retry': (id) => {
      const invoice = state.invoices.get(id)
      if (invoice?.status === 'open') payInvoice(state, invoice, methodOf(state, id))
    },
    'stripe.session': (id) => {
      const session = state.sessions.get(id)
      if (session?.status === 'open') expireSession(state, session)
    },
  }
}

/** The payment method that a subscription is charged with: its own, else the customer's default. */
export function defaultMethod(state: StripeState, subscription: Subscription): PaymentMethod | null {
  const customer = state.customers.get(subscription.customer)
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  const method = id ? state.methods.get(id) : null
  return method?.customer === subscription.customer ? method : null
}

/** The lines and the discount of the next period's invoice. */
export function nextInvoiceParts(state: StripeState, subscription: Subscription) {
  const items = billedItems(subscription)
  const start = items[0]?.period.end ?? 0
  const period = { start, end: endOfPeriod(items, start, subscription.billing_cycle_anchor) }
  const lines = chargeLines(items, period).map((line) =>
    toInvoiceLine(line, subscription.id, subscription.metadata),
  )
  return {
    period,
    lines: [...subscription._pending, ...lines],
    discount: discountAt(state, subscription, start),
  }
}

function endPeriod(state: StripeState, subscription: Subscription): void {
  if (!isRunning(subscription.status)) return
  if (subscription.cancel_at_period_end) {
    endSubscription(state, subscription, 'cancellation_requested')
    return
  }
  const endsTrial = subscription.status === 'trialing'
  const method = defaultMethod(state, subscription)
  const { missing_payment_method } = subscription.trial_settings.end_behavior
  if (endsTrial && method === null && missing_payment_method === 'cancel') {
    endSubscription(state, subscription, 'payment_failed')
    return
  }
  const { period, lines, discount } = nextInvoiceParts(state, subscription)
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
    _value: item.price.unit_amount * item.quantity,
  }))
  const rolled: Subscription = {
    ...subscription,
    status: endsTrial ? 'active' : subscription.status,
    discounts: discount && discount.end !== discount.start ? [discount.id] : [],
    items: listOf(subscription.items.url, items),
  }
  setTimers(state, rolled.id, rolled.status, period.end)
  // An unpaid subscription keeps its cycle, but is not charged.
  if (rolled.status === 'unpaid') {
    saveSubscription(state, subscription, rolled)
    return
  }
  const customer = find(state.customers, 'customer', rolled.customer)
  const draft = buildInvoice(state, {
    customer,
    subscription: rolled,
    lines,
    reason: 'subscription_cycle',
    discount,
  })
  saveSubscription(state, subscription, {
    ...withValues(rolled, draft),
    latest_invoice: draft.id,
    _pending: [],
  })
  const invoice = finalizeInvoice(state, draft)
  if (invoice.status === 'open') payInvoice(state, invoice, method)
}

function expireIncomplete(state: StripeState, subscription: Subscription): void {
  const status = nextState(SUBSCRIPTION, subscription.status, 'expired')
  if (status === null) return
  state.timers.clear('stripe.renewal', subscription.id)
  const invoice = subscription.latest_invoice ? state.invoices.get(subscription.latest_invoice) : null
  if (invoice?.status === 'open') {
    const voided_at = state.clock.now()
    state.emit(
      'invoice.voided',
      state.invoices.put({
        ...invoice,
        status: 'void',
        status_transitions: { ...invoice.status_transitions, voided_at },
      }),
    )
  }
  saveSubscription(state, subscription, { ...subscription, status, ended_at: state.clock.now() })
}

/** The discount of an invoice at a time. One that counts once is listed until it is used. */
export function discountAt(state: StripeState, subscription: Subscription, at: number): Discount | null {
  const [id] = subscription.discounts
  const discount = id === undefined ? null : state.discounts.get(id)
  const open = discount && (discount.end === null || discount.end > at || discount.end === discount.start)
  return open ? discount : null
}

function methodOf(state: StripeState, invoice: string): PaymentMethod | null {
  const id = state.invoices.get(invoice)?.parent?.subscription_details.subscription
  const subscription = id === undefined ? null : state.subscriptions.get(id)
  return subscription && defaultMethod(state, subscription)
}
