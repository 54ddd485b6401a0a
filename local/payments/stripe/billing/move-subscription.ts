import { nextState } from '../../core/machine.ts'
import { changes } from '../merge.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { StripeState } from '../state.ts'
import { SUBSCRIPTION, type SubscriptionChange } from './subscription-machine.ts'

/** Applies an event of an invoice to its subscription. Only the latest invoice counts; final states stay. */
export function moveSubscription(state: StripeState, invoice: Invoice, change: SubscriptionChange): void {
  const id = invoice.parent?.subscription_details.subscription
  const subscription = id === undefined ? null : state.subscriptions.get(id)
  if (subscription === null || subscription.latest_invoice !== invoice.id) return
  const status = nextState(SUBSCRIPTION, subscription.status, change)
  if (status === null || status === subscription.status) return
  if (status === 'canceled') {
    endSubscription(state, subscription, change === 'canceled' ? 'cancellation_requested' : 'payment_failed')
    return
  }
  if (subscription.status === 'incomplete') state.timers.clear('stripe.incomplete', subscription.id)
  saveSubscription(state, subscription, { ...subscription, status })
}

/** Stores a changed subscription with its event, which names what was before. */
export function saveSubscription(
  state: StripeState,
  before: Subscription,
  after: Subscription,
): Subscription {
  const previous = changes(before, after)
  state.subscriptions.put(after)
  if (Object.keys(previous).length > 0) state.emit('customer.subscription.updated', after, previous)
  return after
}

/** Ends a subscription now, with the event that says so. */
export function endSubscription(
  state: StripeState,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const now = state.clock.now()
  for (const timer of ['stripe.renewal', 'stripe.trial-notice', 'stripe.incomplete', 'stripe.cancel'])
    state.timers.clear(timer, subscription.id)
  if (subscription.latest_invoice) state.timers.clear('stripe.retry', subscription.latest_invoice)
  const ended = state.subscriptions.put({
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancel_at_period_end: false,
    cancellation_details: { ...subscription.cancellation_details, reason },
    _pending: [],
  })
  state.emit('customer.subscription.deleted', ended)
  return ended
}
