import type { Transaction } from '#cms/operations/database.ts'
import type { PaymentRow } from '#cms/operations/payments/payment-row.ts'
import {
  followedOf,
  readSubscriptionOf,
  writeSubscription,
} from '#cms/operations/subscriptions/subscription-row.ts'
import { changed } from '#domain/subscriptions/follow.ts'

interface PaymentEvent {
  readonly payment: PaymentRow
  readonly event: 'refund' | 'fail-refund' | 'dispute' | 'win-dispute'
}

/**
 * What happened to a payment happens to its subscription, where it paid the period up to which it is paid: giving back
 * an earlier period does not end the present one.
 *
 * @returns the id of the subscription; null where none changed
 */
export async function takeEvent(
  transaction: Transaction,
  { payment, event }: PaymentEvent,
): Promise<string | null> {
  if (payment.subscription_id === null) return null
  const row = await readSubscriptionOf(transaction, payment.order_id)
  if (row === null || payment.period_end === null || payment.period_end < row.paid_until) return null
  const { subscription: after, changes } = changed(followedOf(row), event)
  if (changes.length === 0) return null
  await writeSubscription(transaction, { row, after, changes })
  return row.id
}
