import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { decidePaymentReward } from '#cms/operations/referrals/decide-reward.ts'
import { endSubscription } from '#cms/operations/subscriptions/end-subscription.ts'
import { applyEvent } from '#cms/operations/webhooks/apply-event.ts'

/** Applies a stored webhook of a payment gateway. */
export async function paymentEvent(
  services: JobServices,
  [{ event }]: MessagesOf<'payment.event'>,
): Promise<void> {
  await applyEvent(services, event)
}

/** Ends a subscription, or its renewal, at its gateway. */
export async function subscriptionEnd(
  services: JobServices,
  [{ subscription, when }]: MessagesOf<'subscription.end'>,
): Promise<void> {
  await endSubscription(services, subscription, when)
}

/** Decides the reward for the payment of a user whom a link led here. */
export async function paymentReward(
  services: JobServices,
  [{ payment }]: MessagesOf<'payment.reward'>,
): Promise<void> {
  await decidePaymentReward(services, payment)
}
