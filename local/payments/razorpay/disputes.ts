import { DAY } from '../core/calendar.ts'
import { invalid } from './errors.ts'
import { find, fresh, type RazorpayState } from './state.ts'

const RESPOND_DAYS = 7

/** The buyer disputes a payment: what is left of it is taken from the account until it is decided. */
export function openDispute(state: RazorpayState, id: string): void {
  const payment = find(state.payments, id)
  const amount = payment.amount - payment.amount_refunded
  if (!payment.captured || amount === 0 || state.disputes.list({ payment_id: id }).length > 0)
    throw invalid('This payment cannot be disputed.')
  const base = fresh(state, 'disp_', 'dispute')
  const dispute = state.disputes.put({
    ...base,
    payment_id: id,
    amount,
    currency: payment.currency,
    amount_deducted: amount,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: base.created_at + RESPOND_DAYS * DAY,
    status: 'open',
    phase: 'chargeback',
  })
  state.emit('payment.dispute.created', { payment, dispute })
}

export function decideDispute(state: RazorpayState, id: string, outcome: 'won' | 'lost'): void {
  const dispute = find(state.disputes, id)
  if (dispute.status !== 'open') throw invalid('This dispute is closed.')
  const amount_deducted = outcome === 'won' ? 0 : dispute.amount_deducted
  const decided = state.disputes.put({ ...dispute, status: outcome, amount_deducted })
  const payment = find(state.payments, dispute.payment_id)
  state.emit(`payment.dispute.${outcome}`, { payment, dispute: decided })
}
