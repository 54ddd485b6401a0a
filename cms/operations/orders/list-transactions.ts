import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { ORDER_COLUMNS, orderOf, type ReadOrderRow } from '#cms/operations/orders/read-order.ts'
import { PAYMENT_COLUMNS, type PaymentRow } from '#cms/operations/payments/payment-row.ts'
import { refundFactsOf } from '#cms/operations/payments/refund-facts.ts'
import type { OrderWithPayments } from '#domain/contract/subscriptions.ts'
import { refundAnswer } from '#domain/payments/refunds.ts'

/** The orders that a user sees at once. */
const MOST = 100

/** The orders of a buyer with their payments, the newest first, and until when each payment is refundable. */
export async function listTransactions(
  payload: Payload,
  user: string,
): Promise<readonly OrderWithPayments[]> {
  const orders = await run<ReadOrderRow>(
    payload,
    fragment`
      select ${ORDER_COLUMNS} from orders o left join subscriptions s on s.order_id = o.id
       where o.buyer_id = ${user} order by o.created_at desc limit ${MOST}`,
  )
  if (orders.length === 0) return []
  const payments = await run<PaymentRow>(
    payload,
    fragment`
      select ${PAYMENT_COLUMNS} from payments p where p.order_id::text in ${orders.map(({ id }) => id)}
       order by p.paid_at desc`,
  )
  const listed = await Promise.all(
    payments.map(async (row) => [row.order_id, await paymentOf(payload, row)] as const),
  )
  return Promise.all(
    orders.map(async (order) => ({
      ...(await orderOf(payload, order)),
      payments: listed.filter(([id]) => id === order.id).map(([, payment]) => payment),
    })),
  )
}

async function paymentOf(payload: Payload, row: PaymentRow): Promise<OrderWithPayments['payments'][number]> {
  const { automatic, until, reason } = refundAnswer(
    await refundFactsOf(transactionOf(payload), row),
    Date.now(),
  )
  const { currency } = row
  return {
    uuid: row.id,
    amount: { amount: row.amount, currency },
    refunded: { amount: row.refunded, currency },
    paid_at: new Date(row.paid_at).toISOString(),
    refund: { automatic, until: new Date(until).toISOString(), reason },
  }
}
