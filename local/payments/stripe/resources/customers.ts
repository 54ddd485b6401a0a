import { z } from 'zod'
import { newId } from '../../core/ids.ts'
import { endSubscription } from '../billing/move-subscription.ts'
import { invalid } from '../errors.ts'
import { changes, defined, mergeMetadata } from '../merge.ts'
import type { Customer } from '../objects/customer.ts'
import { page, within } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route, remove } from '../route.ts'
import { find, fresh, type StripeState } from '../state.ts'
import { toAddress } from './address.ts'
import { attachMethod } from './payment-methods.ts'

const fields = {
  address: P.unsettable(P.address).optional(),
  balance: P.integer.optional(),
  description: P.unsettable(P.text).optional(),
  email: P.unsettable(z.email()).optional(),
  invoice_settings: z.strictObject({ default_payment_method: P.unsettable(P.id).optional() }).optional(),
  metadata: P.metadata,
  name: P.unsettable(P.text).optional(),
  phone: P.unsettable(P.text).optional(),
  preferred_locales: z.array(P.text).max(10).optional(),
  tax_exempt: z.enum(['none', 'exempt', 'reverse']).optional(),
}
const create = z.strictObject({ ...fields, payment_method: P.id.optional() })
const update = z.strictObject(fields)
const list = z.strictObject({ ...P.paging, created: P.created, email: P.text.optional() })

export const customerRoutes: readonly Route[] = [
  post('/v1/customers', create, (state, { payment_method, ...given }) => {
    const customer = createCustomer(state, given)
    if (payment_method !== undefined) attachMethod(state, payment_method, customer.id)
    return state.customers.get(customer.id)
  }),
  get('/v1/customers', list, (state, { email, created, ...paging }) =>
    page(
      '/v1/customers',
      state.customers.list({ email }).filter((one) => within(created, one.created)),
      paging,
    ),
  ),
  get('/v1/customers/:id', P.none, (state, _, id) => {
    const deleted = state.store.setting(`stripe-deleted-${id}`)
    return deleted ? { id, object: 'customer', deleted: true } : find(state.customers, 'customer', id)
  }),
  post('/v1/customers/:id', update, (state, given, id) => {
    const before = find(state.customers, 'customer', id)
    const method = given.invoice_settings?.default_payment_method
    if (method && state.methods.get(method)?.customer !== id)
      throw invalid(
        `The payment method ${method} is not attached to this customer.`,
        'invoice_settings[default_payment_method]',
      )
    const after = state.customers.put(withFields(before, given))
    state.emit('customer.updated', after, changes(before, after))
    return after
  }),
  remove('/v1/customers/:id', P.none, (state, _, id) => {
    const customer = find(state.customers, 'customer', id)
    for (const subscription of state.subscriptions.list({ customer: id }))
      if (subscription.ended_at === null) endSubscription(state, subscription, 'cancellation_requested')
    state.customers.remove(id)
    state.store.saveSetting(`stripe-deleted-${id}`, 'yes')
    state.emit('customer.deleted', customer)
    return { id, object: 'customer', deleted: true }
  }),
]

export function createCustomer(state: StripeState, given: z.infer<typeof update>): Customer {
  const customer = state.customers.put(
    withFields(
      {
        ...fresh(state, 'cus_', 'customer'),
        id: newId('cus_', 14),
        address: null,
        balance: 0,
        currency: null,
        default_source: null,
        delinquent: false,
        description: null,
        email: null,
        invoice_prefix: newId('', 8).toUpperCase(),
        invoice_settings: {
          custom_fields: null,
          default_payment_method: null,
          footer: null,
          rendering_options: null,
        },
        name: null,
        next_invoice_sequence: 1,
        phone: null,
        preferred_locales: [],
        shipping: null,
        tax_exempt: 'none',
        test_clock: null,
      },
      given,
    ),
  )
  state.emit('customer.created', customer)
  return customer
}

/** The members of an update: absent ones stay, metadata is merged. */
function withFields(customer: Customer, given: z.infer<typeof update>): Customer {
  const { address, invoice_settings, metadata, ...plain } = given
  return {
    ...customer,
    ...defined(plain),
    ...(address === undefined ? {} : { address: address && toAddress(address) }),
    ...(invoice_settings === undefined
      ? {}
      : {
          invoice_settings: {
            ...customer.invoice_settings,
            default_payment_method: invoice_settings.default_payment_method ?? null,
          },
        }),
    metadata: mergeMetadata(customer.metadata, metadata),
  }
}
