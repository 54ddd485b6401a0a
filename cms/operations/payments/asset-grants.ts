import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { OrderLine, OrderRow } from '#cms/operations/orders/order-row.ts'
import type { PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'

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
 * Takes back what a payment bought while it is wholly refunded, disputed or charged back, and gives it again otherwise: the
 * grants of its order, and the licences of what was downloaded by them or by the subscription in the paid period
 * (domain.md, "Licences"). Decided from the stored refunds and dispute, in whatever order they arrived.
 */
export async function followPayment(transaction: Transaction, payment: PaymentRow): Promise<void> {
  const [row] = await transaction<{ is_withdrawn: Computed<boolean> }>(fragment`
    select coalesce(p.dispute in ('open', 'lost'), false) or p.amount =
        coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'paid'), 0) as is_withdrawn
      from payments p where p.id = ${payment.id}::uuid`)
  const isWithdrawn = row?.is_withdrawn ?? false
  if (payment.subscription_id === null)
    await transaction(fragment`
      update asset_grants set revoked_at = case when ${isWithdrawn} then coalesce(revoked_at, now()) end
       where order_id = ${payment.order_id}::uuid`)
  await transaction(
    isWithdrawn
      ? fragment`update downloads d set withdrawn_by = ${payment.id}::uuid
          where d.withdrawn_by is null and (${isPaidBy(payment)}
            or d.licensed_by in (select d.id from downloads d where ${isPaidBy(payment)}))`
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
