import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { lockOrder, touchOrder } from '#cms/operations/orders/order-row.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import {
  followedOf,
  readSubscriptionOf,
  writeSubscription,
} from '#cms/operations/subscriptions/subscription-row.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import { changed } from '#domain/subscriptions/follow.ts'
import { SUBSCRIPTION_STATES } from '#domain/subscriptions/states.ts'

interface EndByStaff {
  readonly actor: Holder
  readonly subscription: string
  /** The version that the actor saw. */
  readonly expected: number
  readonly reason: string
}

/**
 * Ends a subscription at once, whatever is paid: its access ends with this transaction, and the worker ends it at the
 * gateway, so that no renewal is charged. Paying back is a command of its own.
 */
export function endByStaff(
  payload: Payload,
  { actor, subscription, expected, reason }: EndByStaff,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'subscription.end')
    if (!allowed.ok) return allowed
    const [found] = await transaction<{ order_id: Column<'subscriptions.order_id'> }>(
      fragment`select order_id from subscriptions where id = ${subscription}::uuid`,
    )
    const order = found === undefined ? undefined : await lockOrder(transaction, found.order_id)
    const row = order === undefined ? null : await readSubscriptionOf(transaction, order.id)
    if (order === undefined || row === null) return refuse('not-found')
    if (row.version !== expected) return refuse('state-changed', `version ${row.version}, not ${expected}`)
    if (!SUBSCRIPTION_STATES[row.state].usable) return refuse('not-renewing')
    const { subscription: after, changes } = changed(followedOf(row), 'expire')
    await writeSubscription(transaction, { row, after, changes, actor: actor.id, reason })
    await touchOrder(transaction, order.id)
    if (row.gateway !== null)
      await enqueue(transaction, 'subscription.end', [
        { key: subscription, payload: { subscription, when: 'now' } },
      ])
    await logCommand(transaction, {
      actor,
      command: 'subscription.end',
      resource: 'subscriptions',
      record: subscription,
      reason,
      before: { state: row.state, paid_until: new Date(row.paid_until).toISOString() },
      after: { state: after.state },
    })
    return accept(null)
  })
}
