import type { EventSubject } from './event-subject.ts'
import { PAYPAL_EVENTS } from './paypal-events.ts'
import { RAZORPAY_EVENTS } from './razorpay-events.ts'

/** The events of Stripe that are applied; others are stored and ignored. Their objects are fetched again. */
const STRIPE_EVENTS: Readonly<Record<string, EventSubject>> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'checkout.session.expired': 'checkout',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
  'customer.subscription.trial_will_end': 'subscription',
  'invoice.paid': 'payment',
  'invoice.payment_failed': 'payment',
  'invoice.payment_action_required': 'payment',
  'charge.refunded': 'refunds-of-charge',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
}

const EVENTS: Readonly<Record<string, EventSubject>> = {
  ...STRIPE_EVENTS,
  ...RAZORPAY_EVENTS,
  ...PAYPAL_EVENTS,
}

/** What an event is about; null for one that is ignored. */
export function subjectOfEvent(type: string): EventSubject | null {
  return Object.hasOwn(EVENTS, type) ? (EVENTS[type] ?? null) : null
}
