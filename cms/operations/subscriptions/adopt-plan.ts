import { fragment, type Transaction } from '#cms/operations/database.ts'
import { SUBSCRIPTION_COLUMNS, type SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import type { SeenSubscription } from '#cms/ports/payment-gateway.ts'

/**
 * Gives a subscription the plan of a confirmed change once its gateway has that price and period, however it is heard of.
 * A price that was changed at the gateway itself is left alone.
 */
export async function adoptPlan(
  transaction: Transaction,
  row: SubscriptionRow,
  seen: SeenSubscription | null,
): Promise<SubscriptionRow> {
  const plan = seen?.id === row.gateway_id ? seen?.plan : undefined
  if (plan === undefined || (BigInt(row.unit_price) === plan.unitPrice && row.period === plan.period))
    return row
  const [changed] = await transaction<SubscriptionRow>(fragment`
    update subscriptions s set plan_id = c.plan_id, plan_slug = c.plan_slug, title = c.title, period = c.period,
      unit_price = c.unit_price, seat_price = c.seat_price
      from (select * from subscription_changes where subscription_id = ${row.id}::uuid and state in ('confirmed', 'applied')
        and unit_price = ${plan.unitPrice.toString()}::bigint and period = ${plan.period}
        order by created_at desc limit 1) c
     where s.id = ${row.id}::uuid and s.version = ${row.version}
    returning ${SUBSCRIPTION_COLUMNS}`)
  return changed ?? row
}
