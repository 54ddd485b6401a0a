import type { EventSubject } from './event-subject.ts'

interface RazorpayEvent {
  /** The object inside of the event that it is about; it is fetched again. */
  readonly entity: 'order' | 'payment' | 'refund' | 'dispute'
  readonly subject: EventSubject
}

const ORDER = { entity: 'order', subject: 'checkout' } as const
const PAYMENT = { entity: 'payment', subject: 'payment' } as const
const REFUND = { entity: 'refund', subject: 'refund' } as const
const DISPUTE = { entity: 'dispute', subject: 'dispute' } as const

const EVENTS: Readonly<Record<string, RazorpayEvent>> = {
  'order.paid': ORDER,
  'payment.authorized': PAYMENT,
  'payment.captured': PAYMENT,
  'payment.failed': PAYMENT,
  'refund.created': REFUND,
  'refund.processed': REFUND,
  'refund.failed': REFUND,
  'payment.dispute.created': DISPUTE,
  'payment.dispute.under_review': DISPUTE,
  'payment.dispute.action_required': DISPUTE,
  'payment.dispute.won': DISPUTE,
  'payment.dispute.lost': DISPUTE,
  'payment.dispute.closed': DISPUTE,
}

/** The events of Razorpay that are applied. Names that other gateways use as well are about the same kind there. */
export const RAZORPAY_EVENTS = valuesOf(({ subject }) => subject)

/** The member of an event's payload that it is about. */
export const RAZORPAY_ENTITIES = valuesOf(({ entity }) => entity)

function valuesOf<T>(choose: (event: RazorpayEvent) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(EVENTS).map(([name, event]) => [name, choose(event)]))
}
