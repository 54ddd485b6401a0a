import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/**
 * The states of a subscription, and whether one in it may use what is paid. Whether its renewal is on is a separate
 * fact: a trial, a paid and an overdue period can each be the last one.
 */
export const SUBSCRIPTION_STATES = {
  trialing: { usable: true },
  active: { usable: true },
  'past-due': { usable: true },
  expired: { usable: false },
  refunded: { usable: false },
  disputed: { usable: false },
} as const satisfies Record<string, { readonly usable: boolean }>
export type SubscriptionState = keyof typeof SUBSCRIPTION_STATES
export const SUBSCRIPTION_STATE_CODES = Object.keys(SUBSCRIPTION_STATES) as readonly SubscriptionState[]

/** What happens to a subscription: in its own log, each with its states before and after. */
export const SUBSCRIPTION_EVENTS = [
  'start',
  'pay',
  'fail-payment',
  'cancel',
  'resume',
  'change-seats',
  'expire',
  'refund',
  'fail-refund',
  'dispute',
  'win-dispute',
] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

interface Edge {
  readonly event: Exclude<SubscriptionEvent, 'start'>
  readonly from: SubscriptionState
  readonly to: SubscriptionState
}

/** Every edge of the state machine. `start` has none: it makes a subscription that is `trialing` or `active`. */
export const SUBSCRIPTION_EDGES = [
  { event: 'pay', from: 'trialing', to: 'active' },
  { event: 'pay', from: 'active', to: 'active' },
  { event: 'pay', from: 'past-due', to: 'active' },
  // Money that arrives late is never kept without what it pays for.
  { event: 'pay', from: 'expired', to: 'active' },
  { event: 'fail-payment', from: 'trialing', to: 'past-due' },
  { event: 'fail-payment', from: 'active', to: 'past-due' },
  { event: 'fail-payment', from: 'past-due', to: 'past-due' },
  { event: 'cancel', from: 'trialing', to: 'trialing' },
  { event: 'cancel', from: 'active', to: 'active' },
  { event: 'cancel', from: 'past-due', to: 'past-due' },
  { event: 'resume', from: 'trialing', to: 'trialing' },
  { event: 'resume', from: 'active', to: 'active' },
  { event: 'resume', from: 'past-due', to: 'past-due' },
  { event: 'change-seats', from: 'active', to: 'active' },
  { event: 'change-seats', from: 'trialing', to: 'trialing' },
  { event: 'change-seats', from: 'past-due', to: 'past-due' },
  { event: 'expire', from: 'trialing', to: 'expired' },
  { event: 'expire', from: 'active', to: 'expired' },
  { event: 'expire', from: 'past-due', to: 'expired' },
  { event: 'refund', from: 'active', to: 'refunded' },
  { event: 'refund', from: 'past-due', to: 'refunded' },
  { event: 'refund', from: 'expired', to: 'refunded' },
  { event: 'refund', from: 'disputed', to: 'refunded' },
  { event: 'fail-refund', from: 'refunded', to: 'active' },
  { event: 'dispute', from: 'active', to: 'disputed' },
  { event: 'dispute', from: 'past-due', to: 'disputed' },
  { event: 'dispute', from: 'expired', to: 'disputed' },
  { event: 'dispute', from: 'refunded', to: 'disputed' },
  { event: 'win-dispute', from: 'disputed', to: 'active' },
] as const satisfies readonly Edge[]

/** The state of a subscription after an event, or `state-changed` where the machine has no such edge. */
export function subscriptionAfter(from: SubscriptionState, event: Edge['event']): Result<SubscriptionState> {
  const edge = SUBSCRIPTION_EDGES.find((one) => one.event === event && one.from === from)
  return edge === undefined
    ? refuse('state-changed', `a subscription that is ${from} cannot ${event}`)
    : accept(edge.to)
}
