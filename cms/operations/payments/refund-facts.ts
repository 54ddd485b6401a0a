import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { RefundFacts } from '#domain/payments/refunds.ts'

/** What the refund of a payment depends on. Downloads of exclusive items by its holder since then count against it. */
export async function refundFactsOf(transaction: Transaction, payment: PaymentRow): Promise<RefundFacts> {
  const { user_id: user, paid_at: paidAt, refunded, amount, dispute } = payment
  const [row] = await transaction<{ count: Computed<number> }>(fragment`
    select count(*)::int as count from downloads d join items i on i.id = d.item_id
     where d.user_id = ${user} and coalesce(i.free, false) = false
       and d.created_at >= ${new Date(paidAt).toISOString()}::timestamptz`)
  return {
    paidAt,
    premiumDownloads: row?.count ?? 0,
    refunded: BigInt(refunded),
    amount: BigInt(amount),
    isDisputed: dispute !== null,
  }
}
