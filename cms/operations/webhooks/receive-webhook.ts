import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { PaymentGateway, WebhookDelivery } from '#cms/ports/payment-gateway.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/**
 * Stores a webhook of a gateway with its raw body, once for each event id, and leaves it to the worker. Deliveries
 * without a valid, recent signature are refused and leave nothing.
 */
export async function receiveWebhook(
  payload: Payload,
  gateway: PaymentGateway,
  delivery: WebhookDelivery,
): Promise<Result<{ readonly isNew: boolean }>> {
  const event = await gateway.verifyWebhook(delivery)
  if (event === null || delivery.body.includes('\0')) return refuse('webhook-unverified')
  const isNew = await inTransaction(payload, async (transaction) => {
    const [row] = await transaction<{ id: Column<'webhook_events.id'> }>(fragment`
      insert into webhook_events (gateway, event_id, type, object_id, body)
      values (${gateway.code}, ${event.id}, ${event.type}, ${event.object}, ${delivery.body})
      on conflict (gateway, event_id) do nothing returning id`)
    if (row === undefined) return false
    await enqueue(transaction, 'payment.event', [{ key: row.id, payload: { event: row.id } }])
    return true
  })
  return accept({ isNew })
}
