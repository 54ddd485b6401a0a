import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { invalid } from './errors.ts'
import type { Order, Payment } from './objects.ts'
import { find, fresh, type RazorpayState } from './state.ts'

/** What a buyer does in the window of `checkout.js`. */
export const attemptSchema = z.strictObject({
  key_id: z.string(),
  order_id: z.string(),
  outcome: z.enum(['pay', 'decline']),
  email: z.union([z.email(), z.literal('')]).default(''),
})

/** What `checkout.js` hands to the page after a payment. */
interface Paid {
  readonly razorpay_payment_id: string
  readonly razorpay_order_id: string
  readonly razorpay_signature: string
}

/** Two percent, and the tax on it. */
const FEE_PERCENT = 2n
const FEE_TAX_PERCENT = 18n

/**
 * Pays an order, or is declined: the payment and its events are one transaction. A declined order can be paid again.
 * @throws RazorpayError for an order that is paid already
 */
export function attemptPayment(
  state: RazorpayState,
  { order_id: id, outcome, email }: z.infer<typeof attemptSchema>,
): { readonly paid: Paid } | { readonly failed: Payment } {
  const order = find(state.orders, id)
  if (order.status === 'paid') throw invalid('Payment already done for this order.')
  const attempts = order.attempts + 1
  const payment = paymentOf(state, order, email)
  if (outcome === 'decline') {
    state.orders.put({ ...order, attempts, status: 'attempted' })
    const failed = state.payments.put({ ...payment, ...DECLINED })
    state.emit('payment.failed', { payment: failed })
    return { failed }
  }
  const captured = state.payments.put({
    ...payment,
    ...feeOf(order.amount),
    status: 'captured',
    captured: true,
  })
  const paid = state.orders.put({
    ...order,
    attempts,
    status: 'paid',
    amount_paid: order.amount,
    amount_due: 0,
  })
  state.emit('payment.authorized', { payment: { ...payment, status: 'authorized' } })
  state.emit('payment.captured', { payment: captured })
  state.emit('order.paid', { payment: captured, order: paid })
  return {
    paid: {
      razorpay_payment_id: captured.id,
      razorpay_order_id: id,
      razorpay_signature: sign(state, `${id}|${captured.id}`),
    },
  }
}

function sign({ keys }: RazorpayState, text: string): string {
  return createHmac('sha256', keys.keySecret).update(text).digest('hex')
}

const DECLINED = {
  status: 'failed',
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. Try another card.',
  error_source: 'issuer',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
} as const

function paymentOf(state: RazorpayState, order: Order, email: string): Payment {
  return {
    ...fresh(state, 'pay_', 'payment'),
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: 'card',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    email: email === '' ? 'void@razorpay.com' : email,
    contact: null,
    notes: [],
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
  }
}

function feeOf(amount: number): Pick<Payment, 'fee' | 'tax'> {
  const fee = (BigInt(amount) * FEE_PERCENT + 99n) / 100n
  const tax = (fee * FEE_TAX_PERCENT + 99n) / 100n
  return { fee: Number(fee + tax), tax: Number(tax) }
}
