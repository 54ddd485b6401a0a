import { SUBSCRIPTION_STATES, type SubscriptionState } from './states.ts'

/**
 * How long a subscription that renews stays usable after its paid period: a gateway charges about an hour after the
 * period's end, and asks a card that was declined again on the following days.
 */
export const RENEWAL_GRACE_MS = 3 * 24 * 60 * 60 * 1000

/** What the access to a subscription depends on. Times are milliseconds since 1970. */
export interface PaidSubscription {
  readonly state: SubscriptionState
  /** Whether it ends with the period that is paid. */
  readonly cancelAtPeriodEnd: boolean
  /** The end of the last period that was paid, or of the trial. */
  readonly paidUntil: number
}

/** Until when the holder may use the subscription, unless something else happens; null for not at all. */
function usableUntil({ state, cancelAtPeriodEnd, paidUntil }: PaidSubscription): number | null {
  if (!SUBSCRIPTION_STATES[state].usable) return null
  return cancelAtPeriodEnd ? paidUntil : paidUntil + RENEWAL_GRACE_MS
}

/** Whether the holder may use the subscription now. */
export function isUsable(subscription: PaidSubscription, now: number): boolean {
  const until = usableUntil(subscription)
  return until !== null && now < until
}
