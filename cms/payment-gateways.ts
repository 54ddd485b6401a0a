import { openPaypal } from '#cms/adapters/paypal/open.ts'
import { openRazorpay } from '#cms/adapters/razorpay/open.ts'
import { openStripe } from '#cms/adapters/stripe/open.ts'
import { type CmsEnvironment, environment } from '#cms/env.ts'
import type { PaymentGateway, PaymentGateways } from '#cms/ports/payment-gateway.ts'

/** The payment gateways whose keys the environment has. */
export function openGateways(env: CmsEnvironment): PaymentGateways {
  return {
    ...stripeOf(env),
    ...razorpayOf(env),
    ...paypalOf(env),
  }
}

function stripeOf(env: CmsEnvironment): { readonly stripe?: PaymentGateway } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env
  if (secretKey === undefined || webhookSecret === undefined) return {}
  return { stripe: openStripe({ secretKey, webhookSecret, apiBase: apiBase ?? null }) }
}

function razorpayOf(env: CmsEnvironment): { readonly razorpay?: PaymentGateway } {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_API_BASE: apiBase = null,
    RAZORPAY_CHECKOUT_URL: checkoutUrl = null,
  } = env
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) return {}
  return { razorpay: openRazorpay({ keyId, keySecret, webhookSecret, apiBase, checkoutUrl }) }
}

function paypalOf(env: CmsEnvironment): { readonly paypal?: PaymentGateway } {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_API_BASE: apiBase = null,
  } = env
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return {}
  return { paypal: openPaypal({ clientId, clientSecret, webhookId, apiBase }) }
}

let opened: PaymentGateways | undefined

/** Those of this process, opened once. */
export function paymentGateways(): PaymentGateways {
  opened ??= openGateways(environment())
  return opened
}
