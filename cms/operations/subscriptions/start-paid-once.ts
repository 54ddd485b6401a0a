import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { OrderLine, OrderRow } from '#cms/operations/orders/order-row.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { startSubscription } from '#cms/operations/subscriptions/start-subscription.ts'
import type { SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import type { SeenPayment } from '#cms/ports/payment-gateway.ts'
import { periodAfter } from '#domain/subscriptions/period.ts'

/**
 * Starts the subscription of a plan that was paid once: one period, which does not renew. Where the holder has the same
 * plan from an earlier payment, the new period begins when that one ends. Null while nothing is paid.
 */
export async function startPaidOnce(
  transaction: Transaction,
  order: OrderRow,
  line: OrderLine,
  payments: readonly SeenPayment[],
): Promise<SubscriptionRow | null> {
  const paidAt = payments.find(({ state }) => state === 'paid')?.paidAt ?? null
  if (paidAt === null || line.period === null) return null
  const start = Math.max(paidAt, await endOfHeld(transaction, order, line))
  const end = periodAfter(start, line.period)
  return startSubscription(transaction, {
    order,
    line,
    gateway: { id: null },
    state: 'active',
    period: { start, end },
    paidUntil: end,
    cancelAtPeriodEnd: true,
  })
}

/** Until when the same plan is paid already; 0 where it is not. Two orders of a holder that are paid at once take turns. */
async function endOfHeld(
  transaction: Transaction,
  { gateway, user_id: user, team_id: team }: OrderRow,
  line: OrderLine,
): Promise<number> {
  await transaction(
    fragment`select pg_advisory_xact_lock(hashtextextended(${`paid-once:${team ?? user}`}, 0))`,
  )
  const [row] = await transaction<{ until: Computed<number | null> }>(fragment`
    select (extract(epoch from max(paid_until)) * 1000)::float8 as until from subscriptions
     where gateway = ${gateway} and gateway_id is null and state = 'active' and plan_slug = ${line.plan_slug}
       and ${team === null ? fragment`user_id = ${user}` : fragment`team_id = ${team}::uuid`}`)
  return row?.until ?? 0
}
