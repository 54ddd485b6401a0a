import { openPaypalPayouts } from '#cms/adapters/payouts/paypal-payouts.ts'
import { openStripeTransfers } from '#cms/adapters/payouts/stripe-transfers.ts'
import { PAYPAL } from '#cms/adapters/paypal/open.ts'
import type { CmsEnvironment } from '#cms/env.ts'
import type { PayoutProviders } from '#cms/ports/payout-provider.ts'

/** The providers of payouts whose keys the environment has. */
export function openPayoutProviders(env: CmsEnvironment): PayoutProviders {
  return { ...stripeOf(env), ...paypalOf(env) }
}

function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_BASE: apiBase,
}: CmsEnvironment): PayoutProviders {
  if (secretKey === undefined) return {}
  return { 'stripe-connect': openStripeTransfers({ secretKey, apiBase: apiBase ?? null }) }
}

function paypalOf({
  PAYPAL_CLIENT_ID: clientId,
  PAYPAL_CLIENT_SECRET: clientSecret,
  PAYPAL_API_BASE: apiBase = PAYPAL,
}: CmsEnvironment): PayoutProviders {
  if (clientId === undefined || clientSecret === undefined) return {}
  return { paypal: openPaypalPayouts({ clientId, clientSecret, apiBase: apiBase.replace(/\/+$/, '') }) }
}
