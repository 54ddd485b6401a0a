import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { majorUnits } from '#cms/operations/console/major-units.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { CouponDetail } from '#domain/contract/console/billing.ts'
import type { OrderState } from '#domain/orders/states.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

interface OrderRow extends Record<string, unknown> {
  readonly id: Column<'orders.id'>
  readonly buyer_email: Column<'users.email'> | null
  readonly order_state: Computed<OrderState>
  readonly discount: Computed<string>
  readonly total: Computed<string>
  readonly currency: Column<'orders.currency'>
  readonly created_at: Computed<string>
}

const NEWEST = 50

/** A coupon with what it took off, and the newest orders that use it. */
export async function readCoupon(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & CouponDetail) | null> {
  const row = await readRow(payload, 'coupons', Number(id))
  if (row === null) return null
  const discounts = await run<{ currency: Column<'orders.currency'>; amount: Computed<string> }>(
    payload,
    fragment`
      select o.currency, ${majorUnits(fragment`sum(o.discount)`, fragment`o.currency`)}::text as amount from orders o
       where o.coupon_id = ${id}::bigint and o.state = 'paid' group by o.currency order by o.currency`,
  )
  const orders = await run<OrderRow>(
    payload,
    fragment`
      select o.id, u.email as buyer_email, o.state as order_state, o.currency, o.created_at,
        ${majorUnits(fragment`o.discount`, fragment`o.currency`)}::text as discount,
        ${majorUnits(fragment`o.total`, fragment`o.currency`)}::text as total
        from orders o left join users u on u.id = o.buyer_id
       where o.coupon_id = ${id}::bigint order by o.created_at desc, o.id limit ${NEWEST}`,
  )
  const mayEnd = row.is_active === true && commandScope(actor, 'coupon.issue') === 'all'
  return {
    ...row,
    discounts,
    orders: orders.map((one) => ({ ...one, created_at: new Date(one.created_at).toISOString() })),
    allowed_actions: mayEnd ? ['end'] : [],
  }
}
