import { z } from 'zod'
import { newId } from '../../core/ids.ts'
import { invalid } from '../errors.ts'
import { changes, defined, mergeMetadata } from '../merge.ts'
import type { Price, Product } from '../objects/catalogue.ts'
import { page } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route, remove } from '../route.ts'
import { find, fresh, type StripeState } from '../state.ts'

const product = {
  active: P.flag.optional(),
  description: P.unsettable(P.text).optional(),
  images: z.array(P.text).max(8).optional(),
  metadata: P.metadata,
  tax_code: P.text.optional(),
  url: P.unsettable(P.text).optional(),
}
const price = {
  active: P.flag.optional(),
  lookup_key: P.text.optional(),
  metadata: P.metadata,
  nickname: P.text.optional(),
}
const transfer = { transfer_lookup_key: P.flag.optional() }

export const catalogueRoutes: readonly Route[] = [
  post('/v1/products', z.strictObject({ ...product, id: P.id.optional(), name: P.text }), (state, given) =>
    createProduct(state, given),
  ),
  get(
    '/v1/products',
    z.strictObject({ ...P.paging, active: P.flag.optional() }),
    (state, { active, ...paging }) => page('/v1/products', state.products.list({ active }), paging),
  ),
  get('/v1/products/:id', P.none, (state, _, id) => find(state.products, 'product', id)),
  post(
    '/v1/products/:id',
    z.strictObject({ ...product, name: P.text.optional(), default_price: P.id.optional() }),
    (state, { metadata, tax_code: _, ...given }, id) => {
      const before = find(state.products, 'product', id)
      const after = state.products.put({
        ...before,
        ...defined(given),
        metadata: mergeMetadata(before.metadata, metadata),
      })
      state.emit('product.updated', after, changes(before, after))
      return after
    },
  ),
  remove('/v1/products/:id', P.none, (state, _, id) => {
    const found = find(state.products, 'product', id)
    if (state.prices.list({ product: id }).length > 0)
      throw invalid('This product has prices and cannot be deleted.', 'id')
    state.products.remove(id)
    state.emit('product.deleted', found)
    return { id, object: 'product', deleted: true }
  }),
  post(
    '/v1/prices',
    P.priceData.extend({ ...price, ...transfer }),
    (state, { transfer_lookup_key, ...given }) => {
      if (given.lookup_key) freeLookupKey(state, given.lookup_key, transfer_lookup_key ?? false)
      return createPrice(state, given)
    },
  ),
  get(
    '/v1/prices',
    z.strictObject({
      ...P.paging,
      active: P.flag.optional(),
      currency: P.currency.optional(),
      lookup_keys: z.array(P.text).max(10).optional(),
      product: P.id.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    (state, { lookup_keys, active, currency, product: of, type, ...paging }) => {
      const all = state.prices.list({ active, currency, product: of, type })
      return page(
        '/v1/prices',
        lookup_keys ? all.filter((one) => lookup_keys.includes(one.lookup_key ?? '')) : all,
        paging,
      )
    },
  ),
  get('/v1/prices/:id', P.none, (state, _, id) => find(state.prices, 'price', id)),
  post(
    '/v1/prices/:id',
    z.strictObject({ ...price, ...transfer }),
    (state, { metadata, transfer_lookup_key, ...given }, id) => {
      const before = find(state.prices, 'price', id)
      if (given.lookup_key && given.lookup_key !== before.lookup_key)
        freeLookupKey(state, given.lookup_key, transfer_lookup_key ?? false)
      const after = state.prices.put({
        ...before,
        ...defined(given),
        metadata: mergeMetadata(before.metadata, metadata),
      })
      state.emit('price.updated', after, changes(before, after))
      return after
    },
  ),
]

interface NewProduct {
  readonly id?: string | undefined
  readonly active?: boolean | undefined
  readonly description?: string | null | undefined
  readonly images?: readonly string[] | undefined
  readonly metadata?: Record<string, string> | null | undefined
  readonly name: string
  readonly url?: string | null | undefined
}

function createProduct(state: StripeState, given: NewProduct): Product {
  if (given.id !== undefined && state.products.get(given.id))
    throw invalid('Product already exists.', 'id', 'resource_already_exists')
  const base = fresh(state, 'prod_', 'product', given.metadata ?? {})
  const created = state.products.put({
    ...base,
    id: given.id ?? newId('prod_', 14),
    active: given.active ?? true,
    default_price: null,
    description: given.description ?? null,
    images: given.images ?? [],
    name: given.name,
    type: 'service',
    updated: base.created,
    url: given.url ?? null,
  })
  state.emit('product.created', created)
  return created
}

type NewPrice = P.PriceData & {
  readonly active?: boolean | undefined
  readonly lookup_key?: string | undefined
  readonly metadata?: Record<string, string> | null | undefined
  readonly nickname?: string | undefined
}

/** Stores a price. `param` is where the request names it. @throws StripeError without a product or an amount */
export function createPrice(state: StripeState, given: NewPrice, param = ''): Price {
  const name = (member: string) => (param === '' ? member : `${param}[${member}]`)
  const amount = given.unit_amount ?? given.unit_amount_decimal
  if (amount === undefined)
    throw invalid(`Missing required param: ${name('unit_amount')}.`, name('unit_amount'), 'parameter_missing')
  if (given.product === undefined && !given.product_data)
    throw invalid(`Missing required param: ${name('product')}.`, name('product'), 'parameter_missing')
  const of = given.product_data
    ? createProduct(state, given.product_data)
    : find(state.products, 'product', given.product ?? '', name('product'))
  const created = state.prices.put({
    ...fresh(state, 'price_1', 'price', given.metadata ?? {}),
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    currency: given.currency,
    lookup_key: given.lookup_key ?? null,
    nickname: given.nickname ?? null,
    product: of.id,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  })
  state.emit('price.created', created)
  return created
}

function freeLookupKey(state: StripeState, key: string, transfer: boolean): void {
  for (const holder of state.prices.list({ lookup_key: key })) {
    if (!transfer) throw invalid(`A price already uses the lookup key ${key}.`, 'lookup_key')
    state.prices.put({ ...holder, lookup_key: null })
  }
}
