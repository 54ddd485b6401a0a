import { createHmac } from 'node:crypto'
import { PAYMENTS } from '#local/paths.ts'

/**
 * The variables with which the payment sandbox runs and the CMS uses it, in place of accounts. Its keys derive
 * from a secret of the machine, so that they stay the same.
 */
export function paymentSandbox(
  secret: string,
  addresses: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: `sk_test_${derive(secret, 'stripe-key')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${derive(secret, 'stripe-webhooks')}`,
    STRIPE_API_BASE: addresses.PAYMENTS_URL ?? '',
    STRIPE_WEBHOOK_URL: `${addresses.CMS_URL ?? ''}/api/webhooks/stripe`,
    RAZORPAY_KEY_ID: `rzp_test_${derive(secret, 'razorpay-key').slice(0, 14)}`,
    RAZORPAY_KEY_SECRET: derive(secret, 'razorpay-secret'),
    RAZORPAY_WEBHOOK_SECRET: derive(secret, 'razorpay-webhooks'),
    RAZORPAY_API_BASE: `${addresses.PAYMENTS_URL ?? ''}/razorpay`,
    RAZORPAY_CHECKOUT_URL: `${addresses.PAYMENTS_URL ?? ''}/razorpay/checkout.js`,
    RAZORPAY_WEBHOOK_URL: `${addresses.CMS_URL ?? ''}/api/webhooks/razorpay`,
    PAYPAL_CLIENT_ID: 'payment-sandbox',
    PAYPAL_CLIENT_SECRET: derive(secret, 'paypal-secret'),
    PAYPAL_WEBHOOK_ID: derive(secret, 'paypal-webhooks'),
    PAYPAL_API_BASE: `${addresses.PAYMENTS_URL ?? ''}/paypal-api`,
    PAYPAL_WEBHOOK_URL: `${addresses.CMS_URL ?? ''}/api/webhooks/paypal`,
    PAYMENTS_DIR: PAYMENTS,
  }
}

function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex').slice(0, 48)
}
