import {
  SUBSCRIPTION_STATES,
  type SubscriptionEvent,
  type SubscriptionState,
  subscriptionAfter,
} from './states.ts'

/** A subscription as far as its gateway changes it. Times are milliseconds since 1970. */
export interface FollowedSubscription {
  readonly state: SubscriptionState
  readonly cancelAtPeriodEnd: boolean
  readonly seats: number
  readonly periodStart: number
  readonly periodEnd: number
  /** The end of the last period that was paid, or of the trial. */
  readonly paidUntil: number
}

/** The subscription as its gateway has it now. */
export interface GatewaySubscription
  extends Pick<FollowedSubscription, 'cancelAtPeriodEnd' | 'seats' | 'periodStart' | 'periodEnd'> {
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past-due' | 'ended'
  /** Null where there is none, or it has ended. */
  readonly trialEnd: number | null
}

type ChangeEvent = Exclude<SubscriptionEvent, 'start'>

export interface LoggedChange {
  readonly event: ChangeEvent
  readonly from: SubscriptionState
  readonly to: SubscriptionState
}

export interface Followed {
  readonly subscription: FollowedSubscription
  /** In the order in which they happened; empty when nothing that matters changed. */
  readonly changes: readonly LoggedChange[]
}

/** The state after an event; unchanged, without a log entry, where the machine has no such edge. */
export function changed(subscription: FollowedSubscription, event: ChangeEvent): Followed {
  const { state: from } = subscription
  const after = subscriptionAfter(from, event)
  if (!after.ok) return { subscription, changes: [] }
  const cancelAtPeriodEnd =
    event === 'cancel' ? true : event === 'resume' ? false : subscription.cancelAtPeriodEnd
  return {
    subscription: { ...subscription, state: after.value, cancelAtPeriodEnd },
    changes: [{ event, from, to: after.value }],
  }
}

/** A period was paid: it can be used to its end, and never less than before. */
export function paid(
  subscription: FollowedSubscription,
  period: { readonly start: number; readonly end: number },
): Followed {
  const { subscription: after, changes } = changed(subscription, 'pay')
  return { subscription: { ...after, paidUntil: Math.max(after.paidUntil, period.end) }, changes }
}

/**
 * Brings a subscription up to what its gateway says. Periods, seats and the renewal follow; one that ended at the
 * gateway keeps what is paid, and expires afterwards. What was refunded or is disputed stays so.
 */
export function follow(before: FollowedSubscription, seen: GatewaySubscription, now: number): Followed {
  if (!SUBSCRIPTION_STATES[before.state].usable || seen.status === 'incomplete')
    return { subscription: before, changes: [] }
  const moved: FollowedSubscription = {
    ...before,
    periodStart: seen.periodStart,
    periodEnd: seen.periodEnd,
    paidUntil: Math.max(before.paidUntil, seen.trialEnd ?? 0),
  }
  return eventsOf(moved, seen, now).reduce<Followed>(
    ({ subscription, changes }, event) => {
      const next = changed(subscription, event)
      const seats = event === 'change-seats' ? seen.seats : next.subscription.seats
      return { subscription: { ...next.subscription, seats }, changes: [...changes, ...next.changes] }
    },
    { subscription: moved, changes: [] },
  )
}

function eventsOf(
  { state, seats, paidUntil, cancelAtPeriodEnd }: FollowedSubscription,
  seen: GatewaySubscription,
  now: number,
): readonly ChangeEvent[] {
  if (seen.status === 'ended') {
    if (now >= paidUntil) return ['expire']
    return cancelAtPeriodEnd ? [] : ['cancel']
  }
  return [
    ...(seen.status === 'active' && state !== 'active' ? (['pay'] as const) : []),
    ...(seen.status === 'past-due' && state !== 'past-due' ? (['fail-payment'] as const) : []),
    ...(seen.seats === seats ? [] : (['change-seats'] as const)),
    ...(seen.cancelAtPeriodEnd && !cancelAtPeriodEnd ? (['cancel'] as const) : []),
    ...(!seen.cancelAtPeriodEnd && cancelAtPeriodEnd ? (['resume'] as const) : []),
  ]
}
