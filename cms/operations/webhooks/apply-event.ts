import { fragment, type Payload, run, type Transaction } from '#cms/operations/database.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import type { Settled } from '#cms/operations/payments/settled.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { GatewayRefused } from '#cms/ports/payment-gateway.ts'
import { subjectOfEvent } from '#domain/payments/gateway-events.ts'

interface EventRow
  extends Record<string, unknown>,
    Columns<'webhook_events', 'id' | 'gateway' | 'type' | 'object_id' | 'state'> {}

/**
 * Applies a stored webhook: its object is fetched again, and what it changes is committed together with the new state of
 * the webhook. Applying it again, or twice at the same time, changes nothing. What cannot be applied waits for staff.
 *
 * @throws Error when the gateway is unavailable: the outbox repeats it
 */
export async function applyEvent(services: PaymentServices, id: string): Promise<void> {
  const { payload, gateways } = services
  const [row] = await run<EventRow>(
    payload,
    fragment`
      update webhook_events set attempts = attempts + 1 where id = ${id}::bigint and ${IS_OPEN}
      returning id, gateway, type, object_id, state`,
  )
  if (row === undefined) return
  const kind = subjectOfEvent(row.type)
  const gateway = gateways[row.gateway]
  if (kind === null || row.object_id === null) return close(payload, id, 'ignored', null)
  if (gateway === undefined) return close(payload, id, 'waiting', `${row.gateway} is not configured`)
  try {
    await settle(services, {
      gateway,
      subject: { kind, id: row.object_id },
      order: null,
      before: (transaction) => lockEvent(transaction, id),
      after: (transaction, settled) => finishEvent(transaction, id, settled),
    })
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    if (error instanceof GatewayRefused) return close(payload, id, 'waiting', words)
    await run(
      payload,
      fragment`update webhook_events set reason = left(${words}, 500) where id = ${id}::bigint and state = 'received'`,
    )
    throw error
  }
}

const IS_OPEN = fragment`state in ('received', 'waiting')`

/** @returns false when another worker has applied it meanwhile */
async function lockEvent(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction(
    fragment`select 1 from webhook_events where id = ${id}::bigint and ${IS_OPEN} for update`,
  )
  return rows.length > 0
}

async function finishEvent(transaction: Transaction, id: string, settled: Settled): Promise<void> {
  const { outcome } = settled
  if (outcome === 'waiting') {
    await transaction(fragment`
      update webhook_events set state = 'waiting', reason = left(${settled.reason}, 500) where id = ${id}::bigint`)
    return
  }
  await transaction(fragment`
    update webhook_events set state = ${outcome === 'unknown' ? 'ignored' : 'applied'}, settled_at = now(),
      reason = ${outcome === 'unknown' ? 'it belongs to no order' : null} where id = ${id}::bigint`)
}

async function close(
  payload: Payload,
  id: string,
  state: 'ignored' | 'waiting',
  reason: string | null,
): Promise<void> {
  await run(
    payload,
    fragment`
      update webhook_events set state = ${state}, reason = left(${reason}, 500),
        settled_at = case when ${state} = 'ignored' then now() end
       where id = ${id}::bigint and ${IS_OPEN}`,
  )
}
