import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { RefundFacts } from '#domain/payments/refunds.ts'

/**
 * What the refund of a payment depends on. Downloads since then count against it that its subscription paid for, or that
 * are of what its order bought.
 */
export async function refundFactsOf(transaction: Transaction, payment: PaymentRow): Promise<RefundFacts> {
  const {
    order_id: order,
    subscription_id: subscription,
    paid_at: paidAt,
    refunded,
    amount,
    dispute,
  } = payment
  const [row] = await transaction<{ count: Computed<number> }>(fragment`
    select count(*)::int as count from downloads d
     where ${subscription === null ? isOfOrder(order) : fragment`d.subscription_id = ${subscription}::uuid`}
       and d.created_at >= ${new Date(paidAt).toISOString()}::timestamptz`)
  return {
    paidAt,
    premiumDownloads: row?.count ?? 0,
    refunded: BigInt(refunded),
    amount: BigInt(amount),
    isDisputed: dispute !== null,
  }
}

/** Downloads by the holder of an order, of its items or of items in its packs and bundles. */
function isOfOrder(order: string): SQL {
  return fragment`exists (
    select 1 from asset_grants g join items i on i.id = d.item_id
     where g.order_id = ${order}::uuid and (d.user_id = g.user_id or d.team_id = g.team_id) and case g.form
       when 'item' then g.asset_id = i.id
       when 'pack' then g.asset_id = i.pack_id
       else exists (select 1 from bundles_rels r
         where r.parent_id = g.asset_id and r.path = 'packs' and r.packs_id = i.pack_id) end)`
}
