import { z } from 'zod'
import { createIntent, moveIntent, payIntent } from '../billing/pay-intent.ts'
import { afterIntent } from '../billing/pay-invoice.ts'
import { invalid } from '../errors.ts'
import { mergeMetadata } from '../merge.ts'
import type { PaymentIntent } from '../objects/payment.ts'
import { page, within } from '../paging.ts'
import * as P from '../parameters.ts'
import { publicView } from '../public-view.ts'
import { get, KeptReply, post, type Route } from '../route.ts'
import { find, type StripeState } from '../state.ts'
import { attachMethod, findMethod } from './payment-methods.ts'

const usage = z.enum(['off_session', 'on_session']).optional()
const create = z.strictObject({
  amount: P.amount,
  automatic_payment_methods: z
    .strictObject({ enabled: P.flag, allow_redirects: P.text.optional() })
    .optional(),
  confirm: P.flag.optional(),
  currency: P.currency,
  customer: P.id.optional(),
  description: P.text.optional(),
  metadata: P.metadata,
  off_session: P.flag.optional(),
  payment_method: P.id.optional(),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  receipt_email: P.text.optional(),
  return_url: P.text.optional(),
  setup_future_usage: usage,
})
const confirm = z.strictObject({
  off_session: P.flag.optional(),
  payment_method: P.id.optional(),
  return_url: P.text.optional(),
  setup_future_usage: usage,
})
const list = z.strictObject({ ...P.paging, created: P.created, customer: P.id.optional() })
const charges = list.extend({ payment_intent: P.id.optional() })
const MINIMUM = 50

export const paymentRoutes: readonly Route[] = [
  post('/v1/payment_intents', create, (state, given) => {
    if (given.amount < MINIMUM) throw invalid('Amount must be at least 50.', 'amount', 'amount_too_small')
    if (given.customer) find(state.customers, 'customer', given.customer, 'customer')
    const intent = createIntent(state, {
      ...given,
      customer: given.customer ?? null,
      description: given.description ?? null,
      metadata: given.metadata ?? {},
      receipt_email: given.receipt_email ?? null,
      setup_future_usage: given.setup_future_usage ?? null,
    })
    if (given.confirm) return confirmIntent(state, intent, given)
    return given.payment_method === undefined ? intent : choose(state, intent, given.payment_method)
  }),
  get('/v1/payment_intents', list, (state, { customer, created, ...paging }) =>
    page(
      '/v1/payment_intents',
      state.intents.list({ customer }).filter((one) => within(created, one.created)),
      paging,
    ),
  ),
  get('/v1/payment_intents/:id', z.strictObject({ client_secret: P.text.optional() }), (state, _, id) =>
    find(state.intents, 'payment_intent', id),
  ),
  post(
    '/v1/payment_intents/:id',
    z.strictObject({ description: P.text.optional(), metadata: P.metadata, payment_method: P.id.optional() }),
    (state, given, id) => {
      const intent = find(state.intents, 'payment_intent', id)
      const changed = state.intents.put({
        ...intent,
        description: given.description ?? intent.description,
        metadata: mergeMetadata(intent.metadata, given.metadata),
      })
      return given.payment_method === undefined ? changed : choose(state, changed, given.payment_method)
    },
  ),
  post('/v1/payment_intents/:id/confirm', confirm, (state, given, id) =>
    confirmIntent(state, find(state.intents, 'payment_intent', id), given),
  ),
  post(
    '/v1/payment_intents/:id/cancel',
    z.strictObject({ cancellation_reason: P.text.optional() }),
    (state, { cancellation_reason = null }, id) => {
      const intent = find(state.intents, 'payment_intent', id)
      const canceled = state.intents.put({
        ...moveIntent(intent, 'canceled'),
        canceled_at: state.clock.now(),
        cancellation_reason,
        next_action: null,
      })
      state.emit('payment_intent.canceled', canceled)
      return canceled
    },
  ),
  get('/v1/charges', charges, (state, { customer, payment_intent, created, ...paging }) =>
    page(
      '/v1/charges',
      state.charges.list({ customer, payment_intent }).filter((one) => within(created, one.created)),
      paging,
    ),
  ),
  get('/v1/charges/:id', P.none, (state, _, id) => find(state.charges, 'charge', id)),
  get(
    '/v1/balance_transactions',
    z.strictObject({
      ...P.paging,
      created: P.created,
      currency: P.currency.optional(),
      source: P.id.optional(),
      type: P.text.optional(),
    }),
    (state, { created, currency, source, type, ...paging }) =>
      page(
        '/v1/balance_transactions',
        state.balance.list({ currency, source, type }).filter((one) => within(created, one.created)),
        paging,
      ),
  ),
  get('/v1/balance_transactions/:id', P.none, (state, _, id) =>
    find(state.balance, 'balance transaction', id),
  ),
]

function choose(state: StripeState, intent: PaymentIntent, id: string): PaymentIntent {
  const method = findMethod(state, id, 'payment_method')
  return state.intents.put({ ...moveIntent(intent, 'method-chosen'), payment_method: method.id })
}

function confirmIntent(state: StripeState, intent: PaymentIntent, given: z.infer<typeof confirm>) {
  const wanted = given.payment_method ?? intent.payment_method
  if (wanted === null)
    throw invalid(
      'You cannot confirm this PaymentIntent without a payment method.',
      'payment_method',
      'payment_intent_unexpected_state',
    )
  const method = findMethod(state, wanted, 'payment_method')
  const used = payIntent(state, intent, method, { returnUrl: given.return_url ?? null })
  const invoice = used._invoice === null ? null : state.invoices.get(used._invoice)
  if (invoice?.status === 'open')
    afterIntent(state, used, { ...invoice, attempt_count: invoice.attempt_count + 1 })
  if (used.status === 'succeeded' && used.customer && (given.setup_future_usage ?? used.setup_future_usage))
    attachMethod(state, method.id, used.customer)
  if (used.status === 'requires_payment_method') return declined(used)
  if (used.status === 'requires_action' && given.off_session) return declined(used)
  return used
}

/** 402, and the failed payment is kept. */
function declined(intent: PaymentIntent): KeptReply {
  const error = intent.last_payment_error ?? {
    type: 'card_error',
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  }
  return new KeptReply(402, {
    error: { ...error, charge: intent.latest_charge, payment_intent: publicView(intent) },
  })
}
