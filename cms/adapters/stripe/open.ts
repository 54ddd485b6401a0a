import { Stripe } from 'stripe'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { checkoutCalls } from './checkout.ts'
import { customerCalls } from './customers.ts'
import { paymentCalls } from './payments.ts'
import { refundCalls } from './refunds.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { verifyWebhook } from './webhooks.ts'

interface StripeAccount {
  readonly secretKey: string
  readonly webhookSecret: string
  /** The address of a server with Stripe's API; null for Stripe itself. */
  readonly apiBase: string | null
}

/** The version that the types of the SDK describe. An upgrade of the SDK changes it, and the reshaping here with it. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 10_000
/** Repeated by the SDK with the same idempotency key, on connection errors, conflicts and faults of the server. */
const MAX_NETWORK_RETRIES = 2

/** Stripe as a payment gateway, through its official SDK. */
export function openStripe({ secretKey, webhookSecret, apiBase }: StripeAccount): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_NETWORK_RETRIES,
    telemetry: false,
    ...(apiBase === null ? {} : addressOf(apiBase)),
  })
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

function addressOf(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
