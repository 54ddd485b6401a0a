import { fragment, type Transaction } from '#cms/operations/database.ts'
import { followDispute } from '#cms/operations/disputes/follow-dispute.ts'
import { post } from '#cms/operations/ledger/post.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { followPayment } from '#cms/operations/payments/follow-payment.ts'
import { earnedOf, findPaymentOfIntent, type PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { MoveOrder } from '#cms/operations/payments/settled.ts'
import { followReward } from '#cms/operations/referrals/follow-reward.ts'
import { followPaymentRoyalties } from '#cms/operations/royalties/follow-payment-royalties.ts'
import { takeEvent } from '#cms/operations/subscriptions/take-event.ts'
import type { SeenDispute } from '#cms/ports/payment-gateway.ts'
import type { Gateway } from '#domain/contract/checkout.ts'
import { disputePosting, lostDisputePosting, wonDisputePosting } from '#domain/payments/dispute-postings.ts'
import { deferredOf } from '#domain/payments/posted-payment.ts'

interface Disputing {
  readonly order: OrderRow
  readonly gateway: Gateway
  readonly dispute: SeenDispute
  readonly move: MoveOrder
}

/**
 * Brings a dispute up to what the gateway says: what was bought is closed as soon as it is opened, and open again when it
 * is won. @returns whether anything changed
 */
export async function applyDispute(transaction: Transaction, disputing: Disputing): Promise<boolean> {
  const { order, gateway, dispute } = disputing
  const payment = await findPaymentOfIntent(transaction, gateway, dispute.intent)
  if (payment === null || payment.order_id !== order.id || payment.dispute === dispute.state) return false
  // A decision is final: an older answer does not open it again.
  if (payment.dispute === 'won' || payment.dispute === 'lost') return false
  if (payment.dispute === null) await open(transaction, payment, disputing)
  if (dispute.state === 'won') await win(transaction, payment, disputing)
  if (dispute.state === 'lost') await lose(transaction, payment, dispute)
  await transaction(fragment`
    update payments set dispute = ${dispute.state}, gateway_dispute_id = ${dispute.id} where id = ${payment.id}::uuid`)
  await followDispute(transaction, payment, dispute)
  await followPayment(transaction, payment)
  await followReward(transaction, payment.id)
  await followPaymentRoyalties(transaction, payment.id, 'chargeback')
  return true
}

async function open(
  transaction: Transaction,
  payment: PaymentRow,
  { dispute, move }: Disputing,
): Promise<void> {
  const { id: gatewayId, fee } = dispute
  await post(transaction, [
    disputePosting(earnedOf(payment), { gatewayId, amount: dispute.amount.amount, fee }),
  ])
  const subscription = await takeEvent(transaction, { payment, event: 'dispute' })
  if (subscription !== null)
    await enqueue(transaction, 'subscription.end', [
      { key: subscription, payload: { subscription, when: 'now' } },
    ])
  if (subscription === null && payment.subscription_id !== null) return
  await move('dispute')
}

async function win(
  transaction: Transaction,
  payment: PaymentRow,
  { dispute, move }: Disputing,
): Promise<void> {
  const { id: gatewayId, amount } = dispute
  await post(transaction, [wonDisputePosting(earnedOf(payment), { gatewayId, amount: amount.amount })])
  await takeEvent(transaction, { payment, event: 'win-dispute' })
  await move('win-dispute')
}

async function lose(
  transaction: Transaction,
  payment: PaymentRow,
  { id: gatewayId }: SeenDispute,
): Promise<void> {
  const earned = earnedOf(payment)
  const posting = lostDisputePosting(earned, { gatewayId })
  if (posting === null) return
  await post(transaction, [posting])
  await transaction(fragment`
    update payments set released = released + ${deferredOf(earned).toString()}::bigint where id = ${payment.id}::uuid`)
}
