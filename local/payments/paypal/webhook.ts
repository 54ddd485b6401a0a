import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { Endpoint, Webhook } from '../webhooks/deliver.ts'
import { malformed } from './errors.ts'
import type { Reply } from './route.ts'
import type { PaypalState } from './state.ts'

const CERTIFICATE = 'https://api.paypal.com/v1/notifications/certs/CERT-sandbox'

/**
 * A delivery of an event, signed at the machine's time. As at PayPal the signature holds the checksum of the body alone;
 * an HMAC replaces PayPal's certificate. Null for an event that does not exist.
 */
export function paypalWebhook(state: PaypalState, { secret }: Endpoint, id: string): Webhook | null {
  const event = state.events.get(id)
  if (event === null) return null
  const body = JSON.stringify(event)
  const transmission = randomUUID()
  const time = new Date().toISOString()
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': CERTIFICATE,
      'paypal-transmission-id': transmission,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature(state, [transmission, time, secret], body),
      'user-agent': 'PayPal/AUHD-1.0 (payment sandbox)',
    },
  }
}

function signature({ keys }: PaypalState, parts: readonly string[], body: string): string {
  const signed = [...parts, crc32(body)].join('|')
  return createHmac('sha256', `${keys.clientSecret}:webhooks`).update(signed).digest('base64')
}

const fieldsSchema = z.strictObject({
  auth_algo: z.literal('SHA256withRSA'),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
})
const EVENT = '"webhook_event":'

/** Says whether a delivery was signed here. The event must be the last member of the body, as it was received. */
export function verifySignature(state: PaypalState, body: string): Reply {
  const at = body.indexOf(EVENT)
  let given: unknown
  try {
    given = JSON.parse(body)
  } catch {
    throw malformed('/', 'The body is not JSON.')
  }
  const read = fieldsSchema.safeParse(given)
  if (!read.success || at < 0) throw malformed('/', 'A member is missing, or unknown.')
  const { transmission_id: id, transmission_time: time, transmission_sig: given_sig, webhook_id } = read.data
  const event = body.slice(at + EVENT.length, body.lastIndexOf('}'))
  const expected = Buffer.from(signature(state, [id, time, webhook_id], event))
  const actual = Buffer.from(given_sig)
  const isGenuine =
    webhook_id === state.keys.webhookId &&
    actual.length === expected.length &&
    timingSafeEqual(actual, expected)
  return { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } }
}
