import { createHmac } from 'node:crypto'
import type { StripeState } from '../stripe/state.ts'
import type { Endpoint, Webhook } from './deliver.ts'

/**
 * Stripe's webhook of an event, signed at the machine's time: receivers compare signatures with their own clock.
 * Null for an event that does not exist.
 */
export function stripeWebhook({ events }: StripeState, { secret }: Endpoint, id: string): Webhook | null {
  const event = events.get(id)
  if (event === null) return null
  const body = JSON.stringify(event)
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': stripeSignature(body, secret, Math.floor(Date.now() / 1000)),
      'user-agent': 'Stripe/1.0 (payment sandbox)',
    },
  }
}

/** Stripe's `stripe-signature` of a body, at a time of the machine in seconds. */
function stripeSignature(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}
