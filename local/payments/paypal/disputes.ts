import { z } from 'zod'
import { unprocessable } from './errors.ts'
import { get } from './route.ts'
import { find, type PaypalState, paypalId, timeOf } from './state.ts'

export const disputeRoutes = [
  get('/v1/customer/disputes/:id', z.strictObject({}), (state, { id }) => find(state.disputes, id)),
]

/** The buyer asks PayPal for the money of a payment. */
export function openDispute(state: PaypalState, captureId: string): void {
  const capture = find(state.captures, captureId)
  if (capture._disputed) throw unprocessable('DISPUTE_EXISTS', 'The payment is disputed.')
  state.captures.put({ ...capture, _disputed: true })
  const id = paypalId('PP-D-', 6)
  const time = timeOf(state.clock.now())
  const dispute = state.disputes.put({
    id,
    dispute_id: id,
    create_time: time,
    update_time: time,
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: 'OPEN',
    dispute_amount: capture.amount,
    disputed_transactions: [{ seller_transaction_id: capture.id }],
  })
  state.emit('CUSTOMER.DISPUTE.CREATED', 'dispute', dispute)
}

export function closeDispute(state: PaypalState, id: string, outcome: 'won' | 'lost'): void {
  const dispute = find(state.disputes, id)
  if (dispute.status === 'RESOLVED') throw unprocessable('DISPUTE_RESOLVED', 'The dispute is resolved.')
  const outcome_code = outcome === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
  const update_time = timeOf(state.clock.now())
  const resolved = state.disputes.put({
    ...dispute,
    status: 'RESOLVED',
    update_time,
    dispute_outcome: { outcome_code },
  })
  state.emit('CUSTOMER.DISPUTE.RESOLVED', 'dispute', resolved)
}
