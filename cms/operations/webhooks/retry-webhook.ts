import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

/** Lets the worker apply a webhook again that waits, after its reason was removed. */
export function retryWebhook(
  payload: Payload,
  { actor, event, reason }: { readonly actor: Actor; readonly event: string; readonly reason: string | null },
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'webhook.retry')
    if (!allowed.ok) return allowed
    if (!/^\d{1,18}$/.test(event)) return refuse('not-found')
    const [row] = await transaction<Columns<'webhook_events', 'state' | 'reason'> & Record<string, unknown>>(
      fragment`select state, reason from webhook_events where id = ${event}::bigint for update`,
    )
    if (row === undefined) return refuse('not-found')
    if (row.state !== 'waiting') return refuse('state-changed', `the webhook is ${row.state}`)
    await transaction(fragment`update webhook_events set state = 'received' where id = ${event}::bigint`)
    await enqueue(transaction, 'payment.event', [{ key: event, payload: { event } }])
    await logCommand(transaction, {
      actor,
      command: 'webhook.retry',
      resource: 'webhooks',
      record: event,
      reason,
      before: { state: row.state, reason: row.reason },
      after: { state: 'received' },
    })
    return accept(null)
  })
}
