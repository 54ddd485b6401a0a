import type { Machine } from '../../core/machine.ts'
import type { SubscriptionStatus } from '../objects/subscription.ts'

export type SubscriptionChange =
  | 'paid'
  | 'payment-failed'
  | 'retries-exhausted-cancel'
  | 'retries-exhausted-unpaid'
  | 'trial-ended'
  | 'expired'
  | 'canceled'

/** The life of a subscription. `canceled` and `incomplete_expired` are final. */
export const SUBSCRIPTION: Machine<SubscriptionStatus, SubscriptionChange> = {
  incomplete: {
    paid: 'active',
    'payment-failed': 'incomplete',
    expired: 'incomplete_expired',
    canceled: 'canceled',
  },
  incomplete_expired: {},
  trialing: { 'trial-ended': 'active', paid: 'trialing', 'payment-failed': 'past_due', canceled: 'canceled' },
  active: { paid: 'active', 'payment-failed': 'past_due', canceled: 'canceled' },
  past_due: {
    paid: 'active',
    'payment-failed': 'past_due',
    'retries-exhausted-cancel': 'canceled',
    'retries-exhausted-unpaid': 'unpaid',
    canceled: 'canceled',
  },
  unpaid: { paid: 'active', 'payment-failed': 'unpaid', canceled: 'canceled' },
  canceled: {},
}

/** States in which a subscription bills and can be changed. */
export function isRunning(status: SubscriptionStatus): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due' || status === 'unpaid'
}
