import { z } from 'zod'
import { DAY, HOUR } from '../../core/calendar.ts'
import { amountOff, couponOf, sourceOf } from '../billing/discounts.ts'
import { expireSession } from '../billing/expire-session.ts'
import { invalid } from '../errors.ts'
import type { Price } from '../objects/catalogue.ts'
import type { CheckoutSession, SessionLine } from '../objects/session.ts'
import { page, within } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route } from '../route.ts'
import { find, fresh, type StripeState } from '../state.ts'
import { createPrice } from './catalogue.ts'
import { requireOneCycle } from './recurring-price.ts'
import { trialEnd } from './subscriptions.ts'

const lineItem = z.strictObject({
  adjustable_quantity: z
    .strictObject({ enabled: P.flag, minimum: P.count.optional(), maximum: P.count.optional() })
    .optional(),
  metadata: P.metadata,
  price: P.id.optional(),
  price_data: P.priceData.optional(),
  quantity: P.count.optional(),
})
const create = z.strictObject({
  allow_promotion_codes: P.flag.optional(),
  allowed_payment_method_types: z.array(P.text).optional(),
  automatic_tax: z.strictObject({ enabled: z.enum(['false']) }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  cancel_url: P.text.optional(),
  client_reference_id: z.string().max(200).optional(),
  currency: P.currency.optional(),
  customer: P.id.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email().optional(),
  customer_update: z.strictObject({ address: P.text.optional(), name: P.text.optional() }).optional(),
  discounts: P.discounts.optional(),
  expires_at: P.timestamp.optional(),
  line_items: z.array(lineItem).min(1).max(100),
  locale: P.text.optional(),
  metadata: P.metadata,
  mode: z.enum(['payment', 'subscription']),
  payment_intent_data: z
    .strictObject({
      description: P.text.optional(),
      metadata: P.metadata,
      receipt_email: P.text.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    })
    .optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  submit_type: P.text.optional(),
  subscription_data: z
    .strictObject({
      description: P.text.optional(),
      metadata: P.metadata,
      trial_end: P.timestamp.optional(),
      trial_period_days: P.count.optional(),
      trial_settings: P.trialSettings,
    })
    .optional(),
  success_url: P.text,
  ui_mode: z.enum(['hosted_page']).optional(),
})
const list = z.strictObject({
  ...P.paging,
  created: P.created,
  customer: P.id.optional(),
  payment_intent: P.id.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  subscription: P.id.optional(),
})

export const checkoutRoutes: readonly Route[] = [
  post('/v1/checkout/sessions', create, createSession),
  get(
    '/v1/checkout/sessions',
    list,
    (state, { created, customer, payment_intent, status, subscription, ...paging }) => {
      const chosen = state.sessions.list({ customer, payment_intent, status, subscription })
      return page(
        '/v1/checkout/sessions',
        chosen.filter((one) => within(created, one.created)),
        paging,
      )
    },
  ),
  get('/v1/checkout/sessions/:id', P.none, (state, _, id) => find(state.sessions, 'checkout.session', id)),
  get('/v1/checkout/sessions/:id/line_items', z.strictObject(P.paging), (state, paging, id) =>
    page(
      `/v1/checkout/sessions/${id}/line_items`,
      sessionLines(state, find(state.sessions, 'checkout.session', id)),
      paging,
    ),
  ),
  post('/v1/checkout/sessions/:id/expire', P.none, (state, _, id) => {
    const session = find(state.sessions, 'checkout.session', id)
    if (session.status !== 'open')
      throw invalid(`Only open sessions can be expired; this one is ${session.status}.`)
    return expireSession(state, session)
  }),
]

function createSession(state: StripeState, given: z.infer<typeof create>): CheckoutSession {
  const lines = given.line_items.map((item, index) => toLine(state, item, `line_items[${index}]`))
  const prices = lines.map(({ price }) => find(state.prices, 'price', price))
  checkPrices(prices, given.mode)
  requireUrls(given)
  if (given.customer !== undefined) find(state.customers, 'customer', given.customer, 'customer')
  const source = sourceOf(state, given.discounts, given.customer ?? null)
  const subtotal = lines.reduce(
    (sum, { quantity }, index) => sum + quantity * (prices[index]?.unit_amount ?? 0),
    0,
  )
  const off = source ? amountOff(couponOf(state, source, given.customer ?? null), subtotal) : 0
  const trial = given.subscription_data ? trialEnd(state, given.subscription_data) : null
  const base = fresh(state, 'cs_test_', 'checkout.session', given.metadata ?? {})
  const expires_at = expiry(base.created, given.expires_at)
  state.timers.set('stripe.session', base.id, expires_at)
  return state.sessions.put({
    ...base,
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    amount_subtotal: trial === null ? subtotal : 0,
    amount_total: trial === null ? subtotal - off : 0,
    automatic_tax: { enabled: false, status: null },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    currency: prices[0]?.currency ?? 'usd',
    customer: given.customer ?? null,
    customer_creation:
      given.mode === 'payment' && !given.customer ? (given.customer_creation ?? 'if_required') : null,
    customer_details:
      given.customer_email === undefined ? null : buyerDetails(given.customer_email, null, null),
    customer_email: given.customer_email ?? null,
    discounts: source ? [source] : [],
    expires_at,
    invoice: null,
    locale: given.locale ?? null,
    mode: given.mode,
    payment_intent: null,
    payment_method_collection: given.payment_method_collection ?? 'always',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url,
    total_details: { amount_discount: trial === null ? off : 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${state.pagesUrl}/stripe/checkout/${base.id}`,
    _lines: lines,
    _subscription: {
      description: given.subscription_data?.description ?? null,
      metadata: given.subscription_data?.metadata ?? {},
      trial_end: given.subscription_data?.trial_end ?? null,
      trial_period_days: given.subscription_data?.trial_period_days ?? null,
    },
    _payment: {
      description: given.payment_intent_data?.description ?? null,
      metadata: given.payment_intent_data?.metadata ?? {},
      receipt_email: given.payment_intent_data?.receipt_email ?? null,
      setup_future_usage: given.payment_intent_data?.setup_future_usage ?? null,
    },
  })
}

export function buyerDetails(email: string | null, name: string | null, country: string | null) {
  const address =
    country === null
      ? null
      : { city: null, country, line1: null, line2: null, postal_code: null, state: null }
  return { address, email, name, phone: null, tax_exempt: 'none', tax_ids: [] } as const
}

/** The line items of a session, as `expand[]=line_items` answers them. */
export function sessionLines(state: StripeState, session: CheckoutSession) {
  return session._lines.map(({ price: id, quantity }, index) => {
    const price = find(state.prices, 'price', id)
    const subtotal = price.unit_amount * quantity
    return {
      id: `li_${session.id.slice(8, 24)}${index}`,
      object: 'item',
      amount_discount: 0,
      amount_subtotal: subtotal,
      amount_tax: 0,
      amount_total: subtotal,
      currency: price.currency,
      description: state.products.get(price.product)?.name ?? price.product,
      price,
      quantity,
    }
  })
}

function toLine(state: StripeState, item: z.infer<typeof lineItem>, param: string): SessionLine {
  const quantity = item.quantity ?? 1
  if (quantity < 1) throw invalid('quantity must be 1 or more.', `${param}[quantity]`)
  if (item.price_data)
    return { price: createPrice(state, item.price_data, `${param}[price_data]`).id, quantity }
  if (item.price === undefined)
    throw invalid(`Missing required param: ${param}[price].`, `${param}[price]`, 'parameter_missing')
  const price = find(state.prices, 'price', item.price, `${param}[price]`)
  if (!price.active) throw invalid('The price is inactive.', `${param}[price]`)
  return { price: price.id, quantity }
}

function checkPrices(prices: readonly Price[], mode: CheckoutSession['mode']): void {
  if (mode === 'payment' && prices.some(({ type }) => type === 'recurring'))
    throw invalid('You specified payment mode but passed a recurring price.', 'mode')
  if (mode === 'subscription' && prices.some(({ type }) => type === 'one_time'))
    throw invalid('The sandbox has only recurring prices in subscription mode.', 'line_items')
  if (mode === 'subscription') requireOneCycle(prices)
  if (new Set(prices.map(({ currency }) => currency)).size > 1)
    throw invalid('All line items have one currency.', 'line_items')
}

function requireUrls(given: z.infer<typeof create>): void {
  for (const name of ['success_url', 'cancel_url'] as const) {
    const url = given[name]
    if (url !== undefined && !/^https?:/.test(URL.canParse(url) ? new URL(url).protocol : ''))
      throw invalid('Not a valid URL', name, 'url_invalid')
  }
  if (given.customer !== undefined && given.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer_email')
}

function expiry(now: number, wanted: number | undefined): number {
  if (wanted === undefined) return now + DAY
  if (wanted < now + HOUR / 2 || wanted > now + DAY)
    throw invalid('expires_at must be between 30 minutes and 24 hours from now.', 'expires_at')
  return wanted
}
