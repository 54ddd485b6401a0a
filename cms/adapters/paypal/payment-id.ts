/** PayPal's ids of subscriptions start like this; those of orders and payments do not. */
const SUBSCRIPTION = /^I-[A-Z0-9]{1,60}$/

export function isSubscriptionId(id: string): boolean {
  return SUBSCRIPTION.test(id)
}

/**
 * The id of a payment here. One of a subscription names it too, because PayPal lists such payments only there:
 * `I-BW452GLLEP1G/8XY12345AB`.
 */
export function printPaymentId(subscription: string, transaction: string): string {
  return `${subscription}/${transaction}`
}

export function readPaymentId(id: string): {
  readonly subscription: string | null
  readonly transaction: string
} {
  const [first = '', second] = id.split('/')
  return second === undefined || !isSubscriptionId(first)
    ? { subscription: null, transaction: id }
    : { subscription: first, transaction: second }
}
