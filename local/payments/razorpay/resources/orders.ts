import { z } from 'zod'
import { invalid } from '../errors.ts'
import { collection, get, listing, none, notes, page, post, type Route } from '../route.ts'
import { find, fresh } from '../state.ts'

/** The smallest amount: one rupee. */
const MIN_AMOUNT = 100
const MAX_AMOUNT = 50_000_000

const create = z.strictObject({
  amount: z.int().min(MIN_AMOUNT, 'Order amount less than minimum amount allowed').max(MAX_AMOUNT),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency'),
  notes,
  partial_payment: z.literal(false).optional(),
  payment: z.strictObject({
    capture: z.literal('automatic'),
    capture_options: z.strictObject({
      automatic_expiry_period: z.int().min(12),
      manual_expiry_period: z.int().min(12),
      refund_speed: z.enum(['normal', 'optimum']),
    }),
  }),
  receipt: z.string().min(1).max(40).optional(),
  /** Answers with the order that has the same receipt; over another amount it is refused. */
  unique_receipt: z.boolean().optional(),
})
const list = z.strictObject({ ...listing, receipt: z.string().max(40).optional() })

export const orderRoutes: readonly Route[] = [
  post('/v1/orders', create, (state, given) => {
    const { amount, currency, receipt = null } = given
    const [known] = given.unique_receipt && receipt !== null ? state.orders.list({ receipt }) : []
    if (known?.amount === amount && known.currency === currency) return known
    if (known !== undefined) throw invalid('Order receipt should be unique.', 'receipt')
    return state.orders.put({
      ...fresh(state, 'order_', 'order'),
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: given.notes,
    })
  }),
  get('/v1/orders', list, (state, { receipt, ...paging }) => page(state.orders.list({ receipt }), paging)),
  get('/v1/orders/:id', none, (state, _, id) => find(state.orders, id)),
  get('/v1/orders/:id/payments', none, (state, _, id) => {
    const { id: order_id } = find(state.orders, id)
    return collection(state.payments.list({ order_id }))
  }),
]
