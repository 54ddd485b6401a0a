import { fragment, inTransaction, type Payload, run, type Transaction } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { lockOrder, touchOrder } from '#cms/operations/orders/order-row.ts'
import { earnedOf, PAYMENT_COLUMNS, type PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { recognisedNext, recognitionPosting } from '#domain/payments/recognition.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'

const BATCH = 500

/**
 * Moves what subscriptions earned until the start of this month (UTC), or until the end of their period, from deferred
 * revenue to revenue: one posting for each payment and month. Doing it again posts nothing.
 */
export async function recogniseRevenue(payload: Payload, now = Date.now()): Promise<void> {
  const month = startOfMonth(monthOf(now))
  const rows = await run<{ id: Column<'payments.id'>; order_id: Column<'payments.order_id'> }>(
    payload,
    fragment`
      select p.id, p.order_id from payments p
       where p.subscription_id is not null and p.recognised + p.released < p.amount - p.tax
         and (p.dispute is null or p.dispute = 'won')
         and not exists (select 1 from ledger_transactions t
           where t.reference = p.gateway || ':' || p.gateway_id || ':recognised:' || ${stepOf(month)})
         and p.period_start < ${new Date(month).toISOString()}::timestamptz
       order by p.paid_at limit ${BATCH}`,
  )
  for (const { id, order_id: order } of rows)
    await inTransaction(payload, async (transaction) => {
      await lockOrder(transaction, order)
      if (await recognise(transaction, id, month)) await touchOrder(transaction, order)
    })
}

async function recognise(transaction: Transaction, id: string, month: number): Promise<boolean> {
  const [row] = await transaction<PaymentRow>(
    fragment`select ${PAYMENT_COLUMNS} from payments p where p.id = ${id}::uuid for update`,
  )
  if (row === undefined || row.period_start === null || row.period_end === null) return false
  const payment = earnedOf(row)
  const amount = recognisedNext(payment, { start: row.period_start, end: row.period_end }, month)
  if (amount <= 0n) return false
  await post(transaction, [recognitionPosting(payment, { step: stepOf(month), amount })])
  await transaction(fragment`
    update payments set recognised = recognised + ${amount.toString()}::bigint where id = ${id}::uuid`)
  return true
}

/** The month that was closed: `2026-11` for postings on its end. */
function stepOf(month: number): string {
  return new Date(month - 1).toISOString().slice(0, 7)
}
