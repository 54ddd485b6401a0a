import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cardByMethod, cardByNumber, type TestCard } from '../../core/cards.ts'
import { declineError } from '../billing/pay-intent.ts'
import { invalid, StripeError } from '../errors.ts'
import { mergeMetadata } from '../merge.ts'
import type { PaymentMethod } from '../objects/payment.ts'
import { page } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route } from '../route.ts'
import { find, fresh, type StripeState } from '../state.ts'
import { toAddress } from './address.ts'

const billing = z.strictObject({
  address: P.address.optional(),
  email: P.unsettable(P.text).optional(),
  name: P.unsettable(P.text).optional(),
  phone: P.unsettable(P.text).optional(),
})
const create = z.strictObject({
  type: z.enum(['card']),
  billing_details: billing.optional(),
  card: z.strictObject({
    number: P.text,
    exp_month: P.count,
    exp_year: P.count,
    cvc: P.text.optional(),
  }),
  metadata: P.metadata,
})
const list = z.strictObject({ ...P.paging, customer: P.id.optional(), type: z.enum(['card']).optional() })

export const paymentMethodRoutes: readonly Route[] = [
  post('/v1/payment_methods', create, (state, { card, billing_details, metadata }) => {
    const known = cardByNumber(card.number)
    if (!known)
      throw new StripeError(402, {
        type: 'card_error',
        code: 'incorrect_number',
        message: 'The sandbox has no such test card.',
        param: 'card[number]',
      })
    return createMethod(state, known, billing_details, metadata ?? {})
  }),
  get('/v1/payment_methods', list, (state, { customer, type, ...paging }) =>
    page('/v1/payment_methods', state.methods.list({ customer, type }), paging),
  ),
  get('/v1/payment_methods/:id', P.none, (state, _, id) => findMethod(state, id)),
  post(
    '/v1/payment_methods/:id',
    z.strictObject({ billing_details: billing.optional(), metadata: P.metadata }),
    (state, given, id) => {
      const method = find(state.methods, 'payment_method', id)
      return state.methods.put({
        ...method,
        billing_details: given.billing_details ? toDetails(given.billing_details) : method.billing_details,
        metadata: mergeMetadata(method.metadata, given.metadata),
      })
    },
  ),
  post('/v1/payment_methods/:id/attach', z.strictObject({ customer: P.id }), (state, { customer }, id) =>
    attachMethod(state, id, customer),
  ),
  post('/v1/payment_methods/:id/detach', P.none, (state, _, id) => {
    const detached = state.methods.put({ ...find(state.methods, 'payment_method', id), customer: null })
    state.emit('payment_method.detached', detached)
    return detached
  }),
  get('/v1/customers/:id/payment_methods', list, (state, { type: _, customer: __, ...paging }, id) =>
    page(`/v1/customers/${id}/payment_methods`, state.methods.list({ customer: id }), paging),
  ),
]

/** A payment method by its id, or a new one for a name such as `pm_card_visa`. */
export function findMethod(state: StripeState, id: string, param?: string): PaymentMethod {
  const card = cardByMethod(id)
  return card ? createMethod(state, card) : find(state.methods, 'payment_method', id, param)
}

export function createMethod(
  state: StripeState,
  card: TestCard,
  billing_details: z.infer<typeof billing> = {},
  metadata: Record<string, string> = {},
): PaymentMethod {
  return state.methods.put({
    ...fresh(state, 'pm_1', 'payment_method', metadata),
    billing_details: toDetails(billing_details),
    card: {
      brand: card.brand,
      country: 'US',
      exp_month: 12,
      exp_year: new Date(state.clock.now() * 1000).getUTCFullYear() + 3,
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: 'credit',
      last4: card.number.slice(-4),
    },
    customer: null,
    type: 'card',
    _card: card.number,
    _confirmed: false,
  })
}

/** Saves a card for a customer. @throws StripeError `card_declined` */
export function attachMethod(state: StripeState, id: string, customer: string): PaymentMethod {
  find(state.customers, 'customer', customer, 'customer')
  const method = findMethod(state, id)
  if (method.customer !== null && method.customer !== customer)
    throw invalid('The payment method is attached to another customer.', 'payment_method')
  if (method.customer === customer) return method
  const card = cardByNumber(method._card)
  if (card?.attach === 'declined')
    throw new StripeError(
      402,
      declineError({ kind: 'declined', declineCode: card.declineCode ?? 'generic_decline' }),
    )
  const attached = state.methods.put({ ...method, customer })
  state.emit('payment_method.attached', attached)
  return attached
}

function toDetails({ address, email = null, name = null, phone = null }: z.infer<typeof billing>) {
  return { address: address ? toAddress(address) : null, email, name, phone }
}
