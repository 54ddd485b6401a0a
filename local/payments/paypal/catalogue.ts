import { z } from 'zod'
import { unprocessable } from './errors.ts'
import { minor, moneySchema } from './money.ts'
import { get, post } from './route.ts'
import { find, paypalId, timeOf } from './state.ts'

const productSchema = z.strictObject({
  id: z.string().min(6).max(50).optional(),
  name: z.string().min(1).max(127),
  description: z.string().max(256).optional(),
  type: z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE']),
  category: z.string().max(256).optional(),
})

const cycleSchema = z.strictObject({
  frequency: z.strictObject({
    interval_unit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
    interval_count: z.number().int().min(1).max(365).default(1),
  }),
  tenure_type: z.enum(['TRIAL', 'REGULAR']),
  sequence: z.number().int().min(1).max(3),
  total_cycles: z.number().int().min(0).max(999),
  pricing_scheme: z.strictObject({ fixed_price: moneySchema }).optional(),
})

const planSchema = z.strictObject({
  product_id: z.string(),
  name: z.string().min(1).max(127),
  description: z.string().max(127).optional(),
  status: z.enum(['ACTIVE']).default('ACTIVE'),
  billing_cycles: z.array(cycleSchema).min(1).max(3),
  payment_preferences: z.strictObject({
    auto_bill_outstanding: z.boolean().default(true),
    setup_fee_failure_action: z.enum(['CONTINUE', 'CANCEL']).default('CANCEL'),
    payment_failure_threshold: z.number().int().min(0).max(999).default(0),
  }),
})

const count = z.coerce.number().int().min(1)

/** Products, and the plans that say what a subscription costs. */
export const catalogueRoutes = [
  post('/v1/catalogs/products', productSchema, (state, { body }) => {
    const { id = paypalId('PROD-'), name, type } = body
    if (state.products.get(id) !== null)
      throw unprocessable('DUPLICATE_RESOURCE_IDENTIFIER', `The product ${id} exists.`)
    const create_time = timeOf(state.clock.now())
    return { status: 201, body: state.products.put({ id, name, type, create_time }) }
  }),
  post('/v1/billing/plans', planSchema, (state, { body }) => {
    find(state.products, body.product_id)
    for (const { tenure_type: tenure, pricing_scheme: price } of body.billing_cycles) {
      if (price !== undefined) minor(price.fixed_price)
      else if (tenure === 'REGULAR')
        throw unprocessable('MISSING_PRICING_SCHEME', 'A regular cycle needs a price.')
    }
    const id = paypalId('P-', 24)
    return { status: 201, body: state.plans.put({ ...body, id, create_time: timeOf(state.clock.now()) }) }
  }),
  get(
    '/v1/billing/plans',
    z.strictObject({
      product_id: z.string().optional(),
      page: count.default(1),
      page_size: count.max(20).default(10),
      total_required: z.enum(['true', 'false']).default('false'),
    }),
    (state, { query }) => {
      const all = state.plans.list({ product_id: query.product_id })
      const start = (query.page - 1) * query.page_size
      const plans = all
        .slice(start, start + query.page_size)
        .map(({ id, product_id, name, status, create_time }) => ({
          id,
          product_id,
          name,
          status,
          create_time,
        }))
      const totals = { total_items: all.length, total_pages: Math.ceil(all.length / query.page_size) }
      return { plans, ...(query.total_required === 'true' ? totals : {}), links: [] }
    },
  ),
  get('/v1/billing/plans/:id', z.strictObject({}), (state, { id }) => find(state.plans, id)),
]
