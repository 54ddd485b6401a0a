import { Stripe } from 'stripe'
import { z } from 'zod'
import type { VerifiedEvent, WebhookDelivery } from '#cms/ports/payment-gateway.ts'

/** Stripe's own tolerance, here in both directions: the SDK accepts every time of the future. */
const TOLERANCE_SECONDS = 300

const eventSchema = z.object({
  object: z.literal('event'),
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  data: z.object({ object: z.object({ id: z.string().max(255).optional() }) }),
})

/** An event whose signature is valid for its raw body and recent; null for any other delivery. */
export function verifyWebhook(
  stripe: Stripe,
  secret: string,
  { body, headers, now }: WebhookDelivery,
): VerifiedEvent | null {
  const signature = headers.get('stripe-signature') ?? ''
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN)
  if (!(Math.abs(now / 1000 - signedAt) <= TOLERANCE_SECONDS)) return null
  try {
    const event: unknown = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    )
    const { id, type, data } = eventSchema.parse(event)
    return { id, type, object: data.object.id ?? null }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    if (error instanceof z.ZodError || error instanceof SyntaxError) return null
    throw error
  }
}
