import { z } from 'zod'
import { unprocessable } from './errors.ts'
import { amountOf } from './money.ts'
import type { Capture, Subscription } from './objects.ts'
import { activate, changeStatus } from './renew.ts'
import { get, post, type Reply } from './route.ts'
import { find, type PaypalState, paypalId, secondsOf, timeOf } from './state.ts'

const subscriptionSchema = z.strictObject({
  plan_id: z.string(),
  custom_id: z.string().min(1).max(127).optional(),
  application_context: z.strictObject({
    brand_name: z.string().max(127).optional(),
    locale: z.string().max(10).optional(),
    shipping_preference: z.enum(['NO_SHIPPING']).optional(),
    user_action: z.enum(['CONTINUE', 'SUBSCRIBE_NOW']).default('SUBSCRIBE_NOW'),
    return_url: z.url(),
    cancel_url: z.url(),
  }),
})
const reasonSchema = z.strictObject({ reason: z.string().min(1).max(128) })
const time = z.iso.datetime()

/** Subscriptions v1: approved on the hosted page, then charged for each period. */
export const subscriptionRoutes = [
  post('/v1/billing/subscriptions', subscriptionSchema, (state, { body, isWhole }) => {
    const subscription = createSubscription(state, body)
    const { id, status, links } = subscription
    return { status: 201, body: isWhole ? subscription : { id, status, links } }
  }),
  get(
    '/v1/billing/subscriptions/:id',
    z.strictObject({ fields: z.enum(['plan']).optional() }),
    (state, { id, query }) => {
      const subscription = find(state.subscriptions, id)
      if (query.fields === undefined) return subscription
      const { product_id, name, billing_cycles, payment_preferences } = find(
        state.plans,
        subscription.plan_id,
      )
      return { ...subscription, plan: { product_id, name, billing_cycles, payment_preferences } }
    },
  ),
  post('/v1/billing/subscriptions/:id/activate', reasonSchema, (state, { id }) => {
    const subscription = find(state.subscriptions, id)
    if (subscription.status !== 'APPROVED' && subscription.status !== 'SUSPENDED') throw unfit(subscription)
    activate(state, subscription)
    return DONE
  }),
  post('/v1/billing/subscriptions/:id/suspend', reasonSchema, (state, { id }) => {
    const subscription = find(state.subscriptions, id)
    if (subscription.status !== 'ACTIVE') throw unfit(subscription)
    changeStatus(state, subscription, 'SUSPENDED')
    return DONE
  }),
  post('/v1/billing/subscriptions/:id/cancel', reasonSchema, (state, { id }) => {
    const subscription = find(state.subscriptions, id)
    if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED') throw unfit(subscription)
    changeStatus(state, subscription, 'CANCELLED')
    return DONE
  }),
  get(
    '/v1/billing/subscriptions/:id/transactions',
    z.strictObject({ start_time: time, end_time: time }),
    (state, { id, query }) => {
      find(state.subscriptions, id)
      const [from, to] = [secondsOf(query.start_time), secondsOf(query.end_time)]
      const transactions = state.captures
        .list({ _subscription: id })
        .filter(({ create_time }) => secondsOf(create_time) >= from && secondsOf(create_time) <= to)
        .map(transactionOf)
      return { transactions, total_items: transactions.length, total_pages: 1, links: [] }
    },
  ),
]

const DONE: Reply = { status: 204, body: null }

function unfit({ id, status }: Subscription) {
  return unprocessable('SUBSCRIPTION_STATUS_INVALID', `The subscription ${id} is ${status}.`)
}

function createSubscription(state: PaypalState, form: z.infer<typeof subscriptionSchema>): Subscription {
  const plan = find(state.plans, form.plan_id)
  const { return_url, cancel_url, user_action } = form.application_context
  const currency = plan.billing_cycles.at(-1)?.pricing_scheme?.fixed_price.currency_code ?? 'USD'
  const now = timeOf(state.clock.now())
  const id = paypalId('I-', 12)
  return state.subscriptions.put({
    id,
    plan_id: plan.id,
    status: 'APPROVAL_PENDING',
    custom_id: form.custom_id,
    quantity: '1',
    start_time: now,
    create_time: now,
    status_update_time: now,
    billing_info: {
      outstanding_balance: amountOf(0, currency),
      cycle_executions: plan.billing_cycles.map(({ tenure_type, sequence, total_cycles }) => ({
        tenure_type,
        sequence,
        cycles_completed: 0,
        total_cycles,
      })),
      failed_payments_count: 0,
    },
    links: [
      { href: `${state.url}/paypal/approve/${id}`, rel: 'approve', method: 'GET' },
      { href: `${state.url}/paypal-api/v1/billing/subscriptions/${id}`, rel: 'self', method: 'GET' },
    ],
    _return: { return_url, cancel_url },
    _user_action: user_action,
    _funding: null,
    _anchor: 0,
  })
}

function transactionOf({ id, status, seller_receivable_breakdown: parts, create_time }: Capture) {
  return {
    id,
    status,
    amount_with_breakdown: {
      gross_amount: parts.gross_amount,
      fee_amount: parts.paypal_fee,
      net_amount: parts.net_amount,
    },
    payer_email: 'buyer@example.com',
    time: create_time,
  }
}
