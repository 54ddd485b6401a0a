import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { OrderLine, OrderRow } from '#cms/operations/orders/order-row.ts'
import type { PaymentRow } from '#cms/operations/payments/payment-row.ts'

/** Gives the buyer what a paid order bought beside a plan, once for each line. */
export async function grantAssets(
  transaction: Transaction,
  order: OrderRow,
  lines: readonly OrderLine[],
): Promise<void> {
  for (const { id, form, asset_id: asset } of lines) {
    if (form === 'plan') continue
    await transaction(fragment`
      insert into asset_grants (order_line_id, order_id, form, asset_id, user_id, team_id)
      values (${id}, ${order.id}::uuid, ${form}, ${asset}, ${order.user_id}, ${order.team_id}::uuid)
      on conflict (order_line_id) do nothing`)
  }
}

/**
 * Takes back what a payment bought, after a refund or while it is disputed, or gives it again: the grants of its order,
 * and the licences of what was downloaded by them or by the subscription in the paid period (domain.md, "Licences").
 */
export async function withdraw(
  transaction: Transaction,
  payment: PaymentRow,
  isWithdrawn: boolean,
): Promise<void> {
  if (payment.subscription_id === null)
    await transaction(fragment`
      update asset_grants set revoked_at = case when ${isWithdrawn} then coalesce(revoked_at, now()) end
       where order_id = ${payment.order_id}::uuid`)
  await transaction(
    isWithdrawn
      ? fragment`update downloads d set withdrawn_by = ${payment.id}::uuid
          where d.withdrawn_by is null and ${isPaidBy(payment)}`
      : fragment`update downloads set withdrawn_by = null where withdrawn_by = ${payment.id}::uuid`,
  )
}

/** The rows of `downloads d` that a payment paid for. */
export function isPaidBy(payment: PaymentRow): SQL {
  const { subscription_id: subscription, order_id: order, paid_at: paidAt, period_end: periodEnd } = payment
  if (subscription === null)
    return fragment`d.grant_id in (select g.id from asset_grants g where g.order_id = ${order}::uuid)`
  const within = periodEnd === null ? fragment`true` : fragment`d.created_at < ${timestamp(periodEnd)}`
  return fragment`(d.subscription_id = ${subscription}::uuid and d.created_at >= ${timestamp(paidAt)} and ${within})`
}

function timestamp(milliseconds: number): SQL {
  return fragment`${new Date(milliseconds).toISOString()}::timestamptz`
}
