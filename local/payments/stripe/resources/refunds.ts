import { z } from 'zod'
import { bookBalance } from '../billing/balance.ts'
import { invalid } from '../errors.ts'
import { mergeMetadata } from '../merge.ts'
import type { Refund } from '../objects/balance.ts'
import type { Metadata } from '../objects/base.ts'
import type { Charge } from '../objects/payment.ts'
import { page, within } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route } from '../route.ts'
import { find, fresh, type StripeState } from '../state.ts'

const create = z.strictObject({
  amount: P.amount.optional(),
  charge: P.id.optional(),
  metadata: P.metadata,
  payment_intent: P.id.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
const list = z.strictObject({
  ...P.paging,
  charge: P.id.optional(),
  created: P.created,
  payment_intent: P.id.optional(),
})

export const refundRoutes: readonly Route[] = [
  post('/v1/refunds', create, (state, given) => {
    const charge = chargeOf(state, given)
    return refund(
      state,
      charge,
      given.amount ?? charge.amount - charge.amount_refunded,
      given.reason ?? null,
      given.metadata ?? {},
    )
  }),
  get('/v1/refunds', list, (state, { charge, payment_intent, created, ...paging }) =>
    page(
      '/v1/refunds',
      state.refunds.list({ charge, payment_intent }).filter((one) => within(created, one.created)),
      paging,
    ),
  ),
  get('/v1/refunds/:id', P.none, (state, _, id) => find(state.refunds, 'refund', id)),
  post('/v1/refunds/:id', z.strictObject({ metadata: P.metadata }), (state, { metadata }, id) => {
    const known = find(state.refunds, 'refund', id)
    const changed = state.refunds.put({ ...known, metadata: mergeMetadata(known.metadata, metadata) })
    state.emit('refund.updated', changed)
    return changed
  }),
]

function chargeOf(state: StripeState, given: z.infer<typeof create>): Charge {
  if (given.charge !== undefined) return find(state.charges, 'charge', given.charge, 'charge')
  if (given.payment_intent === undefined)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const { latest_charge } = find(state.intents, 'payment_intent', given.payment_intent, 'payment_intent')
  if (latest_charge === null)
    throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent')
  return find(state.charges, 'charge', latest_charge)
}

/** Returns money of a paid charge. @throws StripeError for more than is left */
function refund(
  state: StripeState,
  charge: Charge,
  amount: number,
  reason: string | null,
  metadata: Metadata,
): Refund {
  const left = charge.amount - charge.amount_refunded
  if (!charge.paid) throw invalid('This charge failed and cannot be refunded.', 'charge')
  if (charge.disputed)
    throw invalid('This charge is disputed and cannot be refunded.', 'charge', 'charge_disputed')
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded')
  if (amount < 1 || amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      'amount',
    )
  const { livemode: _, ...base } = fresh(state, 're_3', 'refund', metadata)
  const booked = bookBalance(state, {
    amount: -amount,
    fee: 0,
    currency: charge.currency,
    source: base.id,
    type: 'refund',
    description: 'Refund',
  })
  const made = state.refunds.put({
    ...base,
    amount,
    balance_transaction: booked.id,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason,
    receipt_number: null,
    status: 'succeeded',
  })
  const amount_refunded = charge.amount_refunded + amount
  const changed = state.charges.put({
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount,
  })
  state.emit('refund.created', made)
  state.emit('charge.refunded', changed, { amount_refunded: charge.amount_refunded })
  return made
}

/** The buyer's bank could not return the money: the balance gets it back. */
export function failRefund(state: StripeState, known: Refund): Refund {
  if (known.status === 'failed') throw invalid('This refund failed already.')
  const booked = bookBalance(state, {
    amount: known.amount,
    fee: 0,
    currency: known.currency,
    source: known.id,
    type: 'refund_failure',
    description: 'Refund failure',
  })
  const failed = state.refunds.put({
    ...known,
    status: 'failed',
    failure_balance_transaction: booked.id,
    failure_reason: 'lost_or_stolen_card',
  })
  const charge = find(state.charges, 'charge', known.charge)
  state.charges.put({ ...charge, amount_refunded: charge.amount_refunded - known.amount, refunded: false })
  state.emit('refund.updated', failed)
  state.emit('refund.failed', failed)
  return failed
}
