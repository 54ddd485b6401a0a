import { fragment, type Transaction } from '#cms/operations/database.ts'
import { issueInvoice } from '#cms/operations/invoices/issue-invoice.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import { mailPayment } from '#cms/operations/payments/payment-mails.ts'
import { announcePayment } from '#cms/operations/referrals/announce-payment.ts'
import { accrueSale } from '#cms/operations/royalties/accrue-sale.ts'
import { followPaymentRoyalties } from '#cms/operations/royalties/follow-payment-royalties.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import { storedTaxes } from '#cms/operations/tax/stored-taxes.ts'
import { type TaxOfPayment, taxPayment } from '#cms/operations/tax/tax-payment.ts'
import type { SeenPayment } from '#cms/ports/payment-gateway.ts'
import type { Gateway } from '#domain/contract/checkout.ts'
import type { PostedPayment } from '#domain/payments/posted-payment.ts'
import { feePosting, paymentPosting } from '#domain/payments/postings.ts'
import { sumOfTaxes } from '#domain/tax/collected-tax.ts'

interface Recording {
  readonly order: OrderRow
  readonly gateway: Gateway
  readonly payment: SeenPayment
  readonly subscription: SubscriptionRow | null
}

/** Records a payment with its postings and its mail, once; later its fee. @returns whether anything was new */
export async function recordPayment(transaction: Transaction, recording: Recording): Promise<boolean> {
  const { order, payment, subscription } = recording
  const { amount, paidAt } = payment
  if (payment.state !== 'paid' || paidAt === null || amount.amount <= 0n) return false
  const { taxes, reverseCharge } = await taxPayment(transaction, order, payment)
  const posted = postedOf(recording, taxes)
  const id = await insertPayment(transaction, recording, { ...posted, reverseCharge })
  if (id === null) return recordFee(transaction, posted, payment.fee)
  const fee = feePosting(posted, payment.fee ?? 0n)
  await post(transaction, [paymentPosting(posted), ...(fee === null ? [] : [fee])])
  await accrueSale(transaction, id)
  await issueInvoice(transaction, { order, payment: id })
  await mailPayment(transaction, { order, subscription, payment: id, amount })
  await announcePayment(transaction, { order, payment: id })
  return true
}

/** Whether no payment of this id was recorded. */
export async function isNewPayment(transaction: Transaction, gateway: Gateway, id: string): Promise<boolean> {
  const rows = await transaction(
    fragment`select 1 from payments where gateway = ${gateway} and gateway_id = ${id}`,
  )
  return rows.length === 0
}

function postedOf(
  { gateway, payment, subscription }: Recording,
  taxes: PostedPayment['taxes'],
): PostedPayment {
  return {
    gateway,
    gatewayId: payment.id,
    currency: payment.amount.currency,
    amount: payment.amount.amount,
    taxes,
    isDeferred: subscription !== null,
  }
}

async function insertPayment(
  transaction: Transaction,
  { order, payment, subscription }: Recording,
  { gateway, gatewayId, currency, amount, taxes, reverseCharge }: PostedPayment & TaxOfPayment,
): Promise<Column<'payments.id'> | null> {
  const period = subscription === null ? null : (payment.period ?? periodOf(subscription))
  const [row] = await transaction<{ id: Column<'payments.id'> }>(fragment`
    insert into payments (order_id, subscription_id, user_id, team_id, gateway, gateway_id, gateway_intent_id, currency,
      amount, tax, jurisdiction, tax_lines, reverse_charge, fee, period_start, period_end, paid_at)
    values (${order.id}::uuid, ${subscription?.id ?? null}::uuid, ${order.user_id}, ${order.team_id}::uuid, ${gateway},
      ${gatewayId}, ${payment.intent}, ${currency}, ${amount.toString()}::bigint, ${sumOfTaxes(taxes).toString()}::bigint,
      ${taxes[0]?.jurisdiction ?? null}, ${JSON.stringify(storedTaxes(taxes))}::jsonb, ${reverseCharge}, ${payment.fee?.toString() ?? null}::bigint, ${momentOrNull(period?.start ?? null)},
      ${momentOrNull(period?.end ?? null)}, ${momentOrNull(payment.paidAt)})
    on conflict (gateway, gateway_id) do nothing returning id`)
  return row?.id ?? null
}

function periodOf({ period_start: start, period_end: end }: SubscriptionRow) {
  return { start, end }
}

async function recordFee(
  transaction: Transaction,
  posted: PostedPayment,
  fee: bigint | null,
): Promise<boolean> {
  if (fee === null) return false
  const [updated] = await transaction<{ id: Column<'payments.id'> }>(fragment`
    update payments set fee = ${fee.toString()}::bigint
     where gateway = ${posted.gateway} and gateway_id = ${posted.gatewayId} and fee is null returning id`)
  if (updated === undefined) return false
  const posting = feePosting(posted, fee)
  if (posting !== null) await post(transaction, [posting])
  await followPaymentRoyalties(transaction, updated.id, 'fee')
  return true
}
