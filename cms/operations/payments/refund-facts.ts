import { fragment, type Transaction } from '#cms/operations/database.ts'
import { isPaidBy } from '#cms/operations/payments/follow-payment.ts'
import type { PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { RefundFacts } from '#domain/payments/refunds.ts'

/**
 * What the refund of a payment depends on. Downloads since then count against it that its subscription paid for, or that
 * are of what its order bought.
 */
export async function refundFactsOf(transaction: Transaction, payment: PaymentRow): Promise<RefundFacts> {
  const { paid_at: paidAt, refunded, amount, dispute } = payment
  const [row] = await transaction<{ count: Computed<number> }>(
    fragment`select count(*)::int as count from downloads d where ${isPaidBy(payment)}`,
  )
  return {
    paidAt,
    premiumDownloads: row?.count ?? 0,
    refunded: BigInt(refunded),
    amount: BigInt(amount),
    isDisputed: dispute !== null,
  }
}
