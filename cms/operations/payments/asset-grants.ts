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
  }
}

/** Takes back what an order bought, after a refund or while it is disputed; or gives it again. */
export async function revokeGrants(
  transaction: Transaction,
  order: string,
  isRevoked: boolean,
): Promise<void> {
  await transaction(fragment`
    update asset_grants set revoked_at = case when ${isRevoked} then coalesce(revoked_at, now()) end
     where order_id = ${order}::uuid`)
}
