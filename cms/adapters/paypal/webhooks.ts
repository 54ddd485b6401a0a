import { z } from 'zod'
import { GatewayRefused, type VerifiedEvent, type WebhookDelivery } from '#cms/ports/payment-gateway.ts'
import type { Connection } from './connection.ts'
import { isSubscriptionId, printPaymentId } from './payment-id.ts'

/** An event of the future is a forgery; one that is repeated keeps its time, for three days at most. */
const MAX_AHEAD_MS = 300_000
const MAX_AGE_MS = 4 * 24 * 60 * 60 * 1000

/** PayPal's headers of a delivery, by the names that the verification wants. */
const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

const text = z.string().min(1).max(2_000)
const headersSchema = z.object({
  auth_algo: text,
  cert_url: text,
  transmission_id: text,
  transmission_sig: text,
  transmission_time: text,
})
const id = z.string().min(1).max(255)
const eventSchema = z.object({
  id,
  event_type: z.string().min(1).max(100),
  resource: z.object({
    id: id.optional(),
    dispute_id: id.optional(),
    billing_agreement_id: z.string().max(255).optional(),
  }),
})
const answerSchema = z.object({ verification_status: z.string() })

/**
 * An event that PayPal says it has sent; null for any other delivery. The signature binds the body by its CRC32 alone, which
 * can be forged: the event is a hint, and the object that it names is fetched again before it counts.
 *
 * @throws GatewayUnavailable
 */
export async function verifyWebhook(
  connection: Connection,
  webhookId: string,
  { body, headers, now }: WebhookDelivery,
): Promise<VerifiedEvent | null> {
  const signed = headersSchema.safeParse(
    Object.fromEntries(Object.entries(HEADERS).map(([name, header]) => [name, headers.get(header)])),
  )
  const event = readEvent(body)
  if (!signed.success || event === null || !isRecent(signed.data.transmission_time, now)) return null
  const fields = JSON.stringify({ ...signed.data, webhook_id: webhookId })
  try {
    const answer = await connection.send({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      // The body is passed on byte by byte: PayPal computes its checksum.
      body: `${fields.slice(0, -1)},"webhook_event":${body}}`,
    })
    const isGenuine = answerSchema.safeParse(answer).data?.verification_status === 'SUCCESS'
    return isGenuine ? event : null
  } catch (error) {
    if (error instanceof GatewayRefused) return null
    throw error
  }
}

function isRecent(time: string, now: number): boolean {
  const age = now - Date.parse(time)
  return age >= -MAX_AHEAD_MS && age <= MAX_AGE_MS
}

function readEvent(body: string): VerifiedEvent | null {
  try {
    const { id: event, event_type: type, resource } = eventSchema.parse(JSON.parse(body))
    return { id: event, type, object: objectOf(type, resource) }
  } catch {
    return null
  }
}

/** The object that an event is about, as the gateway's calls name it. */
function objectOf(type: string, resource: z.infer<typeof eventSchema>['resource']): string | null {
  const { id: named, dispute_id: dispute, billing_agreement_id: subscription = '' } = resource
  if (type.startsWith('CUSTOMER.DISPUTE.')) return dispute ?? null
  if (type !== 'PAYMENT.SALE.COMPLETED') return named ?? null
  return named !== undefined && isSubscriptionId(subscription) ? printPaymentId(subscription, named) : null
}
