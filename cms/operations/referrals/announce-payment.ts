import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { findReferrer } from '#cms/operations/referrals/find-referrer.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'

/** Has the worker decide the reward for a payment, where it is the buyer's first and a link led to its order. */
export async function announcePayment(
  transaction: Transaction,
  { order, payment }: { readonly order: OrderRow; readonly payment: string },
): Promise<void> {
  if ((await findReferrer(transaction, order.id)) === null) return
  if (!(await isFirstPayment(transaction, { buyer: order.buyer_id, payment }))) return
  await enqueue(transaction, 'payment.reward', [{ key: payment, payload: { payment } }])
}

/** Whether a buyer paid nothing before a payment. */
export async function isFirstPayment(
  transaction: Transaction,
  { buyer, payment }: { readonly buyer: string; readonly payment: string },
): Promise<boolean> {
  const [row] = await transaction<{ is_first: Computed<boolean> }>(fragment`
    select not exists (
      select 1 from payments p join orders o on o.id = p.order_id, payments this
       where this.id = ${payment}::uuid and o.buyer_id = ${buyer} and p.id <> this.id
         and p.created_at <= this.created_at) as is_first`)
  return row?.is_first ?? false
}
