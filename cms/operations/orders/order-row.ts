import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import type { OrderState } from '#domain/orders/states.ts'

export interface OrderRow
  extends Record<string, unknown>,
    Columns<
      'orders',
      | 'id'
      | 'buyer_id'
      | 'user_id'
      | 'team_id'
      | 'state'
      | 'currency'
      | 'total'
      | 'gateway'
      | 'gateway_checkout_id'
      | 'replaces'
      | 'country'
      | 'version'
    > {}

const COLUMNS = fragment`o.id, o.buyer_id, o.user_id, o.team_id, o.state, o.currency, o.total, o.gateway,
  o.gateway_checkout_id, o.replaces, o.country, o.version`

/** An order, locked until the commit: whatever changes it, its subscription or its payments locks it first. */
export async function lockOrder(transaction: Transaction, id: string): Promise<OrderRow | undefined> {
  const [row] = await transaction<OrderRow>(
    fragment`select ${COLUMNS} from orders o where o.id = ${id}::uuid for update`,
  )
  return row
}

export type OrderLine = Columns<
  'order_lines',
  | 'id'
  | 'form'
  | 'asset_id'
  | 'plan_id'
  | 'plan_slug'
  | 'plan_type'
  | 'period'
  | 'seats'
  | 'trial_days'
  | 'title'
  | 'unit_price'
  | 'extra_seats'
  | 'seat_price'
  | 'amount'
>

export async function readLines(transaction: Transaction, order: string): Promise<readonly OrderLine[]> {
  return transaction<OrderLine & Record<string, unknown>>(fragment`
    select id, form, asset_id, plan_id, plan_slug, plan_type, period, seats, trial_days, title, unit_price, extra_seats,
      seat_price, amount from order_lines where order_id = ${order}::uuid order by position`)
}

/**
 * Moves a locked order to another state.
 * @throws Error when it left the expected state, which its lock excludes
 */
export async function moveOrder(
  transaction: Transaction,
  { id, from, to }: { readonly id: string; readonly from: OrderState; readonly to: OrderState },
): Promise<void> {
  const moved = await transaction<{ id: Column<'orders.id'> }>(fragment`
    update orders set state = ${to}, asked_at = now(),
      paid_at = case when ${to} in ('paid', 'refunded', 'disputed') then coalesce(paid_at, present()) end
     where id = ${id}::uuid and state = ${from} returning id`)
  if (moved.length !== 1) throw new Error(`the order ${id} is not ${from}`)
}

/** Counts a change of the order, its subscription or its payments: what was read before it is outdated. */
export async function touchOrder(transaction: Transaction, id: string): Promise<void> {
  await transaction(fragment`update orders set version = version + 1 where id = ${id}::uuid`)
}
