import { z } from 'zod'
import { unprocessable } from './errors.ts'
import { amountOf, feeOf, type Money, minor, moneySchema } from './money.ts'
import type { Capture, Refund } from './objects.ts'
import { get, post } from './route.ts'
import { find, type PaypalState, paypalId, timeOf } from './state.ts'

const refundSchema = z.strictObject({
  amount: moneySchema.optional(),
  custom_id: z.string().max(127).optional(),
  invoice_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
})

/** Payments v2: captures, also those of subscriptions, and refunds. */
export const paymentRoutes = [
  get('/v2/payments/captures/:id', z.strictObject({}), (state, { id }) => find(state.captures, id)),
  get('/v2/payments/refunds/:id', z.strictObject({}), (state, { id }) => find(state.refunds, id)),
  post('/v2/payments/captures/:id/refund', refundSchema, (state, { id, body, isWhole }) => {
    const refund = refundCapture(state, find(state.captures, id), body)
    const { id: refundId, status, links } = refund
    return { status: 201, body: isWhole ? refund : { id: refundId, status, links } }
  }),
]

interface NewCapture {
  readonly amount: Money
  readonly customId: string | undefined
  readonly order?: string
  readonly subscription?: string
}

export function recordCapture(state: PaypalState, given: NewCapture): Capture {
  const { currency_code: currency, value } = given.amount
  const gross = minor({ currency_code: currency, value })
  const fee = feeOf(gross)
  const id = paypalId()
  const time = timeOf(state.clock.now())
  return state.captures.put({
    id,
    status: 'COMPLETED',
    amount: { currency_code: currency, value },
    custom_id: given.customId,
    final_capture: true,
    seller_receivable_breakdown: {
      gross_amount: amountOf(gross, currency),
      paypal_fee: amountOf(fee, currency),
      net_amount: amountOf(gross - fee, currency),
    },
    create_time: time,
    update_time: time,
    links: [{ href: `${state.url}/paypal-api/v2/payments/captures/${id}`, rel: 'self', method: 'GET' }],
    _order: given.order ?? null,
    _subscription: given.subscription ?? null,
    _refunded: 0,
    _disputed: false,
  })
}

function refundCapture(state: PaypalState, capture: Capture, form: z.infer<typeof refundSchema>): Refund {
  const { currency_code: currency } = capture.amount
  const left = minor(capture.amount) - capture._refunded
  const amount = form.amount === undefined ? left : minor(form.amount)
  if (left === 0)
    throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.')
  if (form.amount !== undefined && form.amount.currency_code !== currency)
    throw unprocessable('CURRENCY_MISMATCH', 'The refund must be in the currency of the capture.')
  if (amount === 0 || amount > left)
    throw unprocessable('REFUND_AMOUNT_EXCEEDED', 'The refund is more than what is left of the capture.')
  state.captures.put({
    ...capture,
    status: amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    _refunded: capture._refunded + amount,
  })
  const id = paypalId()
  const time = timeOf(state.clock.now())
  const refund = state.refunds.put({
    id,
    status: 'COMPLETED',
    amount: amountOf(amount, currency),
    custom_id: form.custom_id,
    create_time: time,
    update_time: time,
    links: [
      { href: `${state.url}/paypal-api/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `${state.url}/paypal-api/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' },
    ],
    _capture: capture.id,
  })
  announceRefund(state, refund, capture)
  return refund
}

/** Refunds of subscriptions are announced in the older shape of sales. */
function announceRefund(state: PaypalState, refund: Refund, capture: Capture): void {
  if (capture._subscription === null) state.emit('PAYMENT.CAPTURE.REFUNDED', 'refund', refund)
  else
    state.emit('PAYMENT.SALE.REFUNDED', 'refund', {
      id: refund.id,
      sale_id: capture.id,
      state: 'completed',
      amount: { total: refund.amount.value, currency: refund.amount.currency_code },
      create_time: refund.create_time,
    })
}

/** The bank did not take the money back. */
export function failRefund(state: PaypalState, refund: Refund): void {
  if (refund.status === 'FAILED') throw unprocessable('REFUND_FAILED', 'The refund has failed before.')
  const capture = find(state.captures, refund._capture)
  const refunded = capture._refunded - minor(refund.amount)
  state.captures.put({
    ...capture,
    status: refunded === 0 ? 'COMPLETED' : 'PARTIALLY_REFUNDED',
    _refunded: refunded,
  })
  state.emit('PAYMENT.REFUND.FAILED', 'refund', state.refunds.put({ ...refund, status: 'FAILED' }))
}
