import { openStripe } from '#cms/adapters/stripe/open.ts'
import { type CmsEnvironment, environment } from '#cms/env.ts'
import type { PaymentGateways } from '#cms/ports/payment-gateway.ts'

/** The payment gateways whose keys the environment has. */
export function openGateways(env: CmsEnvironment): PaymentGateways {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env
  if (secretKey === undefined || webhookSecret === undefined) return {}
  return { stripe: openStripe({ secretKey, webhookSecret, apiBase: apiBase ?? null }) }
}

let opened: PaymentGateways | undefined

/** Those of this process, opened once. */
export function paymentGateways(): PaymentGateways {
  opened ??= openGateways(environment())
  return opened
}
