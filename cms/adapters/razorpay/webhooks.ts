import { z } from 'zod'
import type { VerifiedEvent, WebhookDelivery } from '#cms/ports/payment-gateway.ts'
import { RAZORPAY_ENTITIES } from '#domain/payments/razorpay-events.ts'
import { hasSignature } from './signatures.ts'

const eventSchema = z.object({
  entity: z.literal('event'),
  event: z.string().min(1).max(100),
  payload: z.record(z.string(), z.unknown()),
})
const contained = z.object({ entity: z.object({ id: z.string().min(1).max(100) }) })
const eventId = z.string().regex(/^[\w-]{1,100}$/)

/**
 * A webhook whose signature is valid for its raw body; null for any other. The signature has no time and does not bind
 * the id of the event, so that a recorded webhook can be sent again: its object is fetched again, which changes nothing.
 */
export function verifyWebhook(secret: string, { body, headers }: WebhookDelivery): VerifiedEvent | null {
  if (!hasSignature(body, headers.get('x-razorpay-signature') ?? '', secret)) return null
  const id = eventId.safeParse(headers.get('x-razorpay-event-id'))
  const event = eventSchema.safeParse(parsed(body))
  if (!id.success || !event.success) return null
  const { event: type, payload } = event.data
  const about = Object.hasOwn(RAZORPAY_ENTITIES, type) ? RAZORPAY_ENTITIES[type] : undefined
  const object = about === undefined ? null : contained.safeParse(payload[about])
  return { id: id.data, type, object: object?.success ? object.data.entity.id : null }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
