import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { checkoutCalls } from './checkout.ts'
import { customerCalls } from './customers.ts'
import { paymentCalls } from './payments.ts'
import { refundCalls } from './refunds.ts'
import { openSdk } from './sdk.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { verifyWebhook } from './webhooks.ts'

interface StripeAccount {
  readonly secretKey: string
  readonly webhookSecret: string
  /** The address of a server with Stripe's API; null for Stripe itself. */
  readonly apiBase: string | null
}

/** Stripe as a payment gateway, through its official SDK. */
export function openStripe({ secretKey, webhookSecret, apiBase }: StripeAccount): PaymentGateway {
  const stripe = openSdk({ secretKey, apiBase })
  return {
    code: 'stripe',
    discountsSubscriptions: true,
    ...customerCalls(stripe),
    ...checkoutCalls(stripe),
    ...subscriptionCalls(stripe),
    ...paymentCalls(stripe),
    ...refundCalls(stripe),
    verifyWebhook: (delivery) => verifyWebhook(stripe, webhookSecret, delivery),
  }
}
