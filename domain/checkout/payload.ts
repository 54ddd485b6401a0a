import type { CheckoutPayload } from '#domain/contract/checkout.ts'
import { decimalText } from '#domain/money/text.ts'
import { isLocalPlan, type PlanChoice } from './choice.ts'

/** What a checkout has beside the choice. */
export interface CheckoutContext {
  /** The address that the visitor is on, and returns to when they cancel. */
  readonly cancelUrl: string
  /** Where to continue after the payment. */
  readonly redirect?: string | undefined
  readonly code?: string | undefined
  readonly gateway?: 'paypal' | undefined
  /** The subscription that an upgrade replaces. */
  readonly replaced?: { readonly uuid: string; readonly recurringId: string | null } | undefined
}

/**
 * The checkout payload of a choice (spec section 3). A local plan is always paid with Razorpay in payment mode; the server
 * computes the price, `gtm_amount` is for statistics only.
 */
export function checkoutPayload(choice: PlanChoice, context: CheckoutContext): CheckoutPayload {
  const { plan, offer, period, seats } = choice
  const { cancelUrl, redirect, code, gateway, replaced } = context
  const amount = offer.prices[period]
  const local = isLocalPlan(choice)
  return {
    purchase_type: 'plan',
    plan_id: offer.planId,
    billing_period: period,
    billing_frequency: 1,
    members: seats ?? plan.members,
    quantity: plan.quantity,
    type: plan.type,
    gateway: local ? 'razorpay' : (gateway ?? 'stripe'),
    checkout_mode: local ? 'payment' : 'subscription',
    cancel_url: cancelUrl,
    ...(redirect === undefined ? {} : { redirect }),
    ...(code === undefined ? {} : { code }),
    ...(replaced === undefined ? {} : { subscription_uuid: replaced.uuid }),
    ...(replaced?.recurringId ? { recurring_subscription_id: replaced.recurringId } : {}),
    ...(amount === null
      ? {}
      : { gtm_amount: decimalText({ amount: BigInt(amount), currency: offer.currency }) }),
    gtm_name: plan.name,
  }
}
