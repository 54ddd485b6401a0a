import type Razorpay from 'razorpay'
import type { PaymentGateway, SeenPayment } from '#cms/ports/payment-gateway.ts'
import { fromRazorpay } from './amounts.ts'
import { lookFor } from './answers.ts'
import { orderSchema, paymentSchema, type RazorpayPayment } from './objects.ts'
import { pagesOf } from './pages.ts'

type Calls = Pick<PaymentGateway, 'readPayment' | 'listPayments'>

export function paymentCalls(razorpay: Razorpay): Calls {
  return {
    readPayment: async (id) => {
      const payment = await lookFor(paymentSchema, () => razorpay.payments.fetch(id))
      return payment && seenPayment(razorpay, payment)
    },
    listPayments: async function* ({ from, to }) {
      const payments = pagesOf(paymentSchema, (page) => razorpay.payments.all(page), { from, to })
      // Payments without an order were made by a link or a page of the account, not by this site.
      for await (const { id, status, order_id: order } of payments)
        if (order && STATES[status] === 'paid') yield id
    },
  }
}

const STATES = {
  created: 'open',
  authorized: 'open',
  captured: 'paid',
  refunded: 'paid',
  failed: 'failed',
} as const satisfies Record<RazorpayPayment['status'], SeenPayment['state']>

/** The order is read from Razorpay's own: the notes of a payment come from the browser. */
async function seenPayment(razorpay: Razorpay, payment: RazorpayPayment): Promise<SeenPayment> {
  const { id, amount, currency, status, order_id: orderId, fee, created_at: at } = payment
  const state = STATES[status]
  const order = orderId ? await lookFor(orderSchema, () => razorpay.orders.fetch(orderId)) : null
  return {
    id,
    intent: id,
    order: order?.receipt ?? null,
    subscription: null,
    state,
    amount: fromRazorpay(amount, currency),
    tax: 0n,
    jurisdiction: null,
    fee: state === 'paid' && typeof fee === 'number' ? BigInt(fee) : null,
    paidAt: state === 'paid' ? at * 1000 : null,
    period: null,
  }
}
