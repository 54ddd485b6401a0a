import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { RefundFacts } from '#domain/payments/refunds.ts'

/**
 * What the refund of a payment depends on. Downloads of exclusive items by its holder, or by the members of the team
 * that holds it, since then count against it.
 */
export async function refundFactsOf(transaction: Transaction, payment: PaymentRow): Promise<RefundFacts> {
  const { user_id: user, team_id: team, paid_at: paidAt, refunded, amount, dispute } = payment
  const isByHolder =
    team === null
      ? fragment`d.user_id = ${user}`
      : fragment`d.user_id in (select user_id from team_members where team_id = ${team}::uuid)`
  const [row] = await transaction<{ count: Computed<number> }>(fragment`
    select count(*)::int as count from downloads d join items i on i.id = d.item_id
     where ${isByHolder} and coalesce(i.free, false) = false
       and d.created_at >= ${new Date(paidAt).toISOString()}::timestamptz`)
  return {
    paidAt,
    premiumDownloads: row?.count ?? 0,
    refunded: BigInt(refunded),
    amount: BigInt(amount),
    isDisputed: dispute !== null,
  }
}
