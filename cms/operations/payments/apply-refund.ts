import { fragment, type Transaction } from '#cms/operations/database.ts'
import { issueCreditNote, issueDebitNote } from '#cms/operations/invoices/issue-correction.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { reverse } from '#cms/operations/ledger/reverse.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { followPayment } from '#cms/operations/payments/follow-payment.ts'
import { mailRefund } from '#cms/operations/payments/payment-mails.ts'
import { earnedOf, findPaymentOfIntent, type PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { MoveOrder } from '#cms/operations/payments/settled.ts'
import { followReward } from '#cms/operations/referrals/follow-reward.ts'
import { followPaymentRoyalties } from '#cms/operations/royalties/follow-payment-royalties.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { takeEvent } from '#cms/operations/subscriptions/take-event.ts'
import { storedTaxes } from '#cms/operations/tax/stored-taxes.ts'
import type { SeenRefund } from '#cms/ports/payment-gateway.ts'
import type { Gateway } from '#domain/contract/checkout.ts'
import { refundPosting, splitRefund } from '#domain/payments/postings.ts'

interface Refunding {
  readonly order: OrderRow
  readonly gateway: Gateway
  readonly refund: SeenRefund
  readonly move: MoveOrder
}

/**
 * Brings a refund up to what the gateway says: its own ones, and those that were made at the gateway. The money is
 * posted when it is paid; a refund that fails afterwards is reversed. @returns whether anything changed
 */
export async function applyRefund(transaction: Transaction, refunding: Refunding): Promise<boolean> {
  const { gateway, refund } = refunding
  const payment = await findPaymentOfIntent(transaction, gateway, refund.intent)
  if (payment === null || payment.order_id !== refunding.order.id) return false
  const row =
    (await findRefund(transaction, payment, refund)) ?? (await insertRefund(transaction, payment, refund))
  if (row.state === refund.state) return false
  await transaction(fragment`
    update refunds set state = ${refund.state}, gateway_id = ${refund.id},
      settled_at = case when ${refund.state} in ('paid', 'failed') then present() end
     where id = ${row.id}::uuid and state = ${row.state}`)
  if (refund.state === 'paid') await payBack(transaction, payment, row, refunding)
  if (refund.state === 'failed') await takeBack(transaction, payment, row, refunding)
  await followPayment(transaction, payment)
  await followPaymentRoyalties(transaction, payment.id, 'refund')
  return true
}

type RefundRow = Columns<'refunds', 'id' | 'state' | 'gateway_id'> & Record<string, unknown>

async function findRefund(
  transaction: Transaction,
  { id }: PaymentRow,
  { id: gatewayId, request }: SeenRefund,
): Promise<RefundRow | null> {
  const [row] = await transaction<RefundRow>(fragment`
    select id, state, gateway_id from refunds where payment_id = ${id}::uuid
      and (gateway_id = ${gatewayId} or (gateway_id is null and id::text = ${request})) for update`)
  return row ?? null
}

/** A refund that was made at the gateway itself. One that has failed already takes nothing of what can be refunded. */
async function insertRefund(
  transaction: Transaction,
  { id }: PaymentRow,
  { id: gatewayId, amount, state }: SeenRefund,
): Promise<RefundRow> {
  if (state === 'failed') {
    const [failed] = await transaction<RefundRow>(fragment`
      insert into refunds (payment_id, gateway_id, amount, state, settled_at)
      values (${id}::uuid, ${gatewayId}, ${amount.amount.toString()}::bigint, 'failed', present()) returning id, state, gateway_id`)
    if (failed === undefined) throw new Error(`the refund ${gatewayId} was not written`)
    return failed
  }
  const reserved = await transaction(fragment`
    update payments set refunded = refunded + ${amount.amount.toString()}::bigint
     where id = ${id}::uuid and refunded + ${amount.amount.toString()}::bigint <= amount returning id`)
  // The failure of an earlier refund may still be on its way; the webhook is applied again after it.
  if (reserved.length === 0) throw new Error(`the refund ${gatewayId} is over what is left of its payment`)
  const [row] = await transaction<RefundRow>(fragment`
    insert into refunds (payment_id, gateway_id, amount) values (${id}::uuid, ${gatewayId}, ${amount.amount.toString()}::bigint)
    returning id, state, gateway_id`)
  if (row === undefined) throw new Error(`the refund ${gatewayId} was not written`)
  return row
}

async function payBack(
  transaction: Transaction,
  payment: PaymentRow,
  row: RefundRow,
  { order, refund, move }: Refunding,
): Promise<void> {
  const earned = earnedOf(payment)
  const amount = refund.amount.amount
  await post(transaction, [refundPosting(earned, { gatewayId: refund.id, amount })])
  const { deferred, taxes } = splitRefund(earned, amount)
  await transaction(fragment`
    update refunds set tax_lines = ${JSON.stringify(storedTaxes(taxes))}::jsonb where id = ${row.id}::uuid`)
  await issueCreditNote(transaction, { payment: payment.id, refund: row.id, amount, taxes })
  const [left] = await transaction<{ is_whole: Computed<boolean> }>(fragment`
    update payments set released = released + ${deferred.toString()}::bigint where id = ${payment.id}::uuid
    returning amount = (select sum(r.amount) from refunds r where r.payment_id = payments.id and r.state = 'paid')
      as is_whole`)
  await followReward(transaction, payment.id)
  await mailRefund(transaction, { order, refund: refund.id, amount: refund.amount })
  if (!left?.is_whole) return
  const subscription = await takeEvent(transaction, { payment, event: 'refund' })
  if (subscription !== null)
    await enqueue(transaction, 'subscription.end', [
      { key: subscription, payload: { subscription, when: 'now' } },
    ])
  if (subscription !== null || payment.subscription_id === null) await move('refund')
}

/** The bank did not take the money: what was booked is reversed, its credit note is taken back, and it can be refunded again. */
async function takeBack(
  transaction: Transaction,
  payment: PaymentRow,
  row: RefundRow,
  { gateway, refund, move }: Refunding,
): Promise<void> {
  await transaction(fragment`
    update payments set refunded = refunded - ${refund.amount.amount.toString()}::bigint where id = ${payment.id}::uuid`)
  if (row.state !== 'paid') return
  const reference = `${gateway}:${refund.id}:refunded`
  const [posted] = await transaction<{
    id: Column<'ledger_transactions.id'>
    deferred: Computed<string>
  }>(fragment`
    select t.id, coalesce((select sum(e.amount) from ledger_entries e
      where e.transaction_id = t.id and e.account = 'deferred-revenue'), 0)::text as deferred
      from ledger_transactions t where t.reference = ${reference}`)
  if (posted === undefined) throw new Error(`the refund ${refund.id} was not posted`)
  await reverse(transaction, { transaction: posted.id, actor: null, reason: 'The refund failed' })
  await transaction(fragment`
    update payments set released = released - ${posted.deferred}::bigint where id = ${payment.id}::uuid`)
  await issueDebitNote(transaction, { payment: payment.id, refund: row.id })
  await followReward(transaction, payment.id)
  await takeEvent(transaction, { payment, event: 'fail-refund' })
  await move('fail-refund')
}
