import { z } from 'zod'
import { unprocessable } from './errors.ts'
import { FUNDINGS, type Funding } from './fundings.ts'
import { minor, moneySchema } from './money.ts'
import type { Order } from './objects.ts'
import { recordCapture } from './payments.ts'
import { get, post } from './route.ts'
import { find, type PaypalState, paypalId, timeOf } from './state.ts'

const text = z.string().min(1).max(127)
const itemSchema = z.strictObject({
  name: text,
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: moneySchema,
})
const orderSchema = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      reference_id: z.string().max(256).default('default'),
      custom_id: text.optional(),
      amount: z.strictObject({
        ...moneySchema.shape,
        breakdown: z.strictObject({ item_total: moneySchema, discount: moneySchema.optional() }).optional(),
      }),
      items: z.array(itemSchema).default([]),
    }),
  ]),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: text.optional(),
        locale: z.string().max(10).optional(),
        shipping_preference: z.enum(['NO_SHIPPING']).optional(),
        user_action: z.enum(['PAY_NOW', 'CONTINUE']).optional(),
        return_url: z.url(),
        cancel_url: z.url(),
      }),
    }),
  }),
})

/** Orders v2: created, approved on the hosted page, captured. */
export const orderRoutes = [
  post('/v2/checkout/orders', orderSchema, (state, { body, isWhole }) => {
    const order = createOrder(state, body)
    const { id, status, links } = order
    return { status: 201, body: isWhole ? order : { id, status, links } }
  }),
  get('/v2/checkout/orders/:id', z.strictObject({}), (state, { id }) => find(state.orders, id)),
  post('/v2/checkout/orders/:id/capture', z.strictObject({}), (state, { id }) => ({
    status: 201,
    body: captureOrder(state, id),
  })),
]

function createOrder(state: PaypalState, form: z.infer<typeof orderSchema>): Order {
  const [unit] = form.purchase_units
  const { amount, items } = unit
  const { currency_code: currency } = amount
  const total = minor(amount)
  const sum = items.reduce((all, { quantity, unit_amount: one }) => all + Number(quantity) * minor(one), 0)
  if (items.length > 0 && amount.breakdown === undefined)
    throw unprocessable('ITEM_TOTAL_REQUIRED', 'Items need the total of all items.')
  if (items.some(({ unit_amount: one }) => one.currency_code !== currency))
    throw unprocessable('CURRENCY_MISMATCH', 'All amounts must have one currency.')
  if (amount.breakdown !== undefined && minor(amount.breakdown.item_total) !== sum)
    throw unprocessable('ITEM_TOTAL_MISMATCH', 'The items do not sum up to their total.')
  const off = amount.breakdown?.discount === undefined ? 0 : minor(amount.breakdown.discount)
  if (amount.breakdown !== undefined && total !== sum - off)
    throw unprocessable('AMOUNT_MISMATCH', 'The amount is not that of its parts.')
  if (total === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'The amount must be more than nothing.')
  const id = paypalId()
  const { return_url, cancel_url } = form.payment_source.paypal.experience_context
  return state.orders.put({
    id,
    intent: form.intent,
    status: 'PAYER_ACTION_REQUIRED',
    create_time: timeOf(state.clock.now()),
    purchase_units: [unit],
    links: [
      { href: `${state.url}/paypal-api/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${state.url}/paypal/approve/${id}`, rel: 'payer-action', method: 'GET' },
    ],
    _return: { return_url, cancel_url },
    _funding: null,
  })
}

/** The buyer agrees on the hosted page; nothing is taken yet. */
export function approveOrder(state: PaypalState, order: Order, funding: Funding): Order {
  const approved = state.orders.put({ ...order, status: 'APPROVED', _funding: funding })
  state.emit('CHECKOUT.ORDER.APPROVED', 'checkout-order', approved)
  return approved
}

function captureOrder(state: PaypalState, id: string): Order {
  const order = find(state.orders, id)
  if (order.status === 'COMPLETED')
    throw unprocessable('ORDER_ALREADY_CAPTURED', 'The order was captured before.')
  if (order.status !== 'APPROVED' || order._funding === null)
    throw unprocessable('ORDER_NOT_APPROVED', 'The payer has not approved the order.')
  if (!FUNDINGS[order._funding].first)
    throw unprocessable('INSTRUMENT_DECLINED', 'The instrument was declined by the processor or bank.')
  const [unit] = order.purchase_units
  const capture = recordCapture(state, { amount: unit.amount, customId: unit.custom_id, order: id })
  const captured = state.orders.put({
    ...order,
    status: 'COMPLETED',
    purchase_units: [{ ...unit, payments: { captures: [capture] } }],
  })
  state.emit('PAYMENT.CAPTURE.COMPLETED', 'capture', capture)
  return captured
}
