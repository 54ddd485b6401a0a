import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { OrderLine, OrderRow } from '#cms/operations/orders/order-row.ts'

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
    // What the buyer has now leaves their cart, however it was bought.
    await transaction(fragment`
      delete from cart_assets a using carts c
       where c.id = a.cart_id and c.user_id = ${order.buyer_id} and a.form = ${form} and a.asset_id = ${asset}`)
  }
}
