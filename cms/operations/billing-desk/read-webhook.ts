import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { WebhookDetail } from '#domain/contract/console/billing.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

/** An event of a gateway, and whether this actor may have it applied again. */
export async function readWebhook(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & WebhookDetail) | null> {
  const row = await readRow(payload, 'webhooks', Number(id))
  if (row === null) return null
  const mayRetry = row.webhook_state === 'waiting' && commandScope(actor, 'webhook.retry') === 'all'
  return { ...row, allowed_actions: mayRetry ? ['retry'] : [] }
}
