import { createHmac } from 'node:crypto'

/** Stripe's `stripe-signature` of a body, at a time of the machine in seconds. */
export function stripeSignature(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}
