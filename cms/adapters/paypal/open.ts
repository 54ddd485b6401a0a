import { GatewayRefused, type PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { openCatalogue } from './catalogue.ts'
import { checkoutCalls } from './checkout.ts'
import { connect } from './connection.ts'
import { disputeCalls } from './disputes.ts'
import { paymentCalls } from './payments.ts'
import { refundCalls } from './refunds.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { verifyWebhook } from './webhooks.ts'

interface PaypalAccount {
  readonly clientId: string
  readonly clientSecret: string
  /** The id of the webhook endpoint, which its signatures contain. */
  readonly webhookId: string
  /** The address of a server with PayPal's API; null for PayPal itself. */
  readonly apiBase: string | null
}

/** PayPal's own API. */
export const PAYPAL = 'https://api-m.paypal.com'

/** PayPal as a payment gateway, through its official SDK, and through plain calls where the SDK has none. */
export function openPaypal({ clientId, clientSecret, webhookId, apiBase }: PaypalAccount): PaymentGateway {
  const connection = connect({ clientId, clientSecret, apiBase: (apiBase ?? PAYPAL).replace(/\/+$/, '') })
  return {
    code: 'paypal',
    // PayPal has no customers that are made in advance: a buyer is known by what they approve.
    createCustomer: async ({ holder }) => holder,
    openPortal: async () => {
      throw new GatewayRefused('PayPal has no billing page for a customer of this site')
    },
    readPaymentMethods: async () => [],
    ...checkoutCalls(connection, openCatalogue(connection)),
    ...subscriptionCalls(connection),
    ...paymentCalls(connection),
    ...refundCalls(connection),
    ...disputeCalls(connection),
    verifyWebhook: (delivery) => verifyWebhook(connection, webhookId, delivery),
  }
}
