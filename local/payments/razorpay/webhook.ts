import { createHmac } from 'node:crypto'
import type { Endpoint, Webhook } from '../webhooks/deliver.ts'
import type { RazorpayState } from './state.ts'

/** The webhook of an event for an endpoint, signed over its body; null for an unknown event. */
export function razorpayWebhook({ events }: RazorpayState, { secret }: Endpoint, id: string): Webhook | null {
  const event = events.get(id)
  if (event === null) return null
  const body = JSON.stringify(event.body)
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
      'user-agent': 'Razorpay-Webhook/v1 (payment sandbox)',
    },
  }
}
