import { z } from 'zod'
import { invalid } from '../errors.ts'
import type { Payment, Refund } from '../objects.ts'
import { get, listing, none, notes, page, post, type Route } from '../route.ts'
import { find, fresh, type RazorpayState } from '../state.ts'

const create = z.strictObject({
  amount: z.int().min(1).optional(),
  notes,
  receipt: z.string().max(40).optional(),
  speed: z.literal('normal').optional(),
})
const list = z.strictObject(listing)

export const refundRoutes: readonly Route[] = [
  post('/v1/payments/:id/refund', create, (state, { amount, notes: given, receipt = null }, id) => {
    const payment = find(state.payments, id)
    const left = payment.amount - payment.amount_refunded
    const wanted = amount ?? left
    if (!payment.captured) throw invalid('The payment status should be captured for action to be taken')
    if (left === 0) throw invalid('The payment has been fully refunded already')
    if (wanted > left) throw invalid('The refund amount provided is greater than amount captured', 'amount')
    const refund = state.refunds.put({
      ...fresh(state, 'rfnd_', 'refund'),
      amount: wanted,
      currency: payment.currency,
      payment_id: payment.id,
      notes: given,
      receipt,
      batch_id: null,
      status: 'processed',
      speed_requested: 'normal',
      speed_processed: 'normal',
    })
    const changed = putRefunded(state, payment, payment.amount_refunded + wanted)
    for (const event of ['refund.created', 'refund.processed'])
      state.emit(event, { refund, payment: changed })
    return refund
  }),
  get('/v1/payments/:id/refunds', list, (state, paging, id) =>
    page(state.refunds.list({ payment_id: find(state.payments, id).id }), paging),
  ),
  get('/v1/refunds', list, (state, paging) => page(state.refunds.list(), paging)),
  get('/v1/refunds/:id', none, (state, _, id) => find(state.refunds, id)),
]

/** The buyer's bank could not return the money. */
export function failRefund(state: RazorpayState, id: string): void {
  const refund = find(state.refunds, id)
  if (refund.status === 'failed') throw invalid('This refund failed already.')
  const failed: Refund = state.refunds.put({ ...refund, status: 'failed' })
  const payment = find(state.payments, refund.payment_id)
  const changed = putRefunded(state, payment, payment.amount_refunded - refund.amount)
  state.emit('refund.failed', { refund: failed, payment: changed })
}

function putRefunded(state: RazorpayState, payment: Payment, amount_refunded: number): Payment {
  const isWhole = amount_refunded === payment.amount
  return state.payments.put({
    ...payment,
    amount_refunded,
    status: isWhole ? 'refunded' : 'captured',
    refund_status: isWhole ? 'full' : amount_refunded === 0 ? null : 'partial',
  })
}
