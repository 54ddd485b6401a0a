import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { guarded, respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { receiveWebhook } from '#cms/operations/webhooks/receive-webhook.ts'
import { paymentGateways } from '#cms/payment-gateways.ts'
import { GATEWAYS } from '#domain/contract/checkout.ts'

/**
 * Receives webhooks of payment gateways at `/api/webhooks/{gateway}`: stored and answered at once, with the same answer
 * for one that was received before. The signature is that of the raw body.
 */
export const RECEIVE_WEBHOOK: Endpoint = {
  method: 'post',
  path: '/webhooks/:gateway',
  handler: guarded(async (req) => {
    const name = pathParameter(req, 'gateway')
    const code = GATEWAYS.find((one) => one === name)
    const gateway = code === undefined ? undefined : paymentGateways()[code]
    if (gateway === undefined) return respondError('not-found')
    const body = (await req.text?.()) ?? ''
    const received = await receiveWebhook(req.payload, gateway, {
      body,
      headers: req.headers,
      now: Date.now(),
    })
    return received.ok ? Response.json({ received: true }) : respondRefusal(received)
  }),
}
