import Razorpay from 'razorpay'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { customerCalls } from './customers.ts'
import { httpClient } from './http-client.ts'
import { inlineCheckout } from './inline.ts'
import { checkoutCalls } from './orders.ts'
import { paymentCalls } from './payments.ts'
import { refundCalls } from './refunds.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { verifyWebhook } from './webhooks.ts'

interface RazorpayAccount {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** The address of a server with Razorpay's API; null for Razorpay itself. */
  readonly apiBase: string | null
  /** The address of `checkout.js`; null for Razorpay's own. */
  readonly checkoutUrl: string | null
}

const CHECKOUT_URL = 'https://checkout.razorpay.com/v1/checkout.js'
const TIMEOUT_MS = 10_000

/**
 * Razorpay as a payment gateway of single payments, through its official SDK.
 * @throws Error for an empty secret, with which every forgery would be verified
 */
export function openRazorpay(account: RazorpayAccount): PaymentGateway {
  const { keyId, keySecret, webhookSecret, apiBase } = account
  if (keyId === '' || keySecret === '' || webhookSecret === '')
    throw new Error('the key and the secrets of Razorpay must not be empty')
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const { defaults } = httpClient(razorpay)
  defaults.timeout = TIMEOUT_MS
  if (apiBase !== null) {
    defaults.baseURL = apiBase.replace(/\/$/, '')
    // The client would ask a proxy for a server of this machine, too.
    defaults.proxy = false
  }
  return {
    code: 'razorpay',
    ...customerCalls(razorpay),
    ...checkoutCalls(razorpay),
    ...subscriptionCalls(),
    ...paymentCalls(razorpay),
    ...refundCalls(razorpay),
    verifyWebhook: (delivery) => verifyWebhook(webhookSecret, delivery),
    inline: inlineCheckout({ keyId, keySecret, checkoutUrl: account.checkoutUrl ?? CHECKOUT_URL }),
  }
}
