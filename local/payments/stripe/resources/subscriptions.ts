import { z } from 'zod'
import { DAY } from '../../core/calendar.ts'
import { sourceOf } from '../billing/discounts.ts'
import { endSubscription } from '../billing/move-subscription.ts'
import { subscribe } from '../billing/subscribe.ts'
import { isRunning } from '../billing/subscription-machine.ts'
import { invalid, StripeError } from '../errors.ts'
import type { Customer } from '../objects/customer.ts'
import type { PaymentMethod } from '../objects/payment.ts'
import type { Subscription } from '../objects/subscription.ts'
import { page, within } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route, remove } from '../route.ts'
import { find, type StripeState } from '../state.ts'
import { attachMethod } from './payment-methods.ts'
import { recurringPrice, requireOneCycle } from './recurring-price.ts'
import { update, updateSubscription } from './update-subscription.ts'

const newItem = z.strictObject({
  metadata: P.metadata,
  price: P.id.optional(),
  price_data: P.priceData.optional(),
  quantity: P.count.optional(),
})
const create = z.strictObject({
  cancel_at_period_end: P.flag.optional(),
  collection_method: z.enum(['charge_automatically']).optional(),
  customer: P.id,
  default_payment_method: P.id.optional(),
  description: P.text.optional(),
  discounts: P.discounts.optional(),
  items: z.array(newItem).min(1).max(20),
  metadata: P.metadata,
  off_session: P.flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: P.text.optional(),
  trial_end: P.timestamp.optional(),
  trial_period_days: P.count.optional(),
  trial_settings: P.trialSettings,
})
const list = z.strictObject({
  ...P.paging,
  created: P.created,
  customer: P.id.optional(),
  price: P.id.optional(),
  status: z
    .enum([
      'incomplete',
      'incomplete_expired',
      'trialing',
      'active',
      'past_due',
      'unpaid',
      'canceled',
      'ended',
      'all',
    ])
    .optional(),
})
const cancel = z.strictObject({
  cancellation_details: P.cancellationDetails,
  invoice_now: P.flag.optional(),
  prorate: P.flag.optional(),
})

export const subscriptionRoutes: readonly Route[] = [
  post('/v1/subscriptions', create, createSubscription),
  get('/v1/subscriptions', list, (state, { customer, status, price, created, ...paging }) => {
    const chosen = state.subscriptions
      .list({ customer })
      .filter((one) => matches(one, status) && within(created, one.created))
      .filter((one) => price === undefined || one.items.data.some((item) => item.price.id === price))
    return page('/v1/subscriptions', chosen, paging)
  }),
  get('/v1/subscriptions/:id', P.none, (state, _, id) => find(state.subscriptions, 'subscription', id)),
  post('/v1/subscriptions/:id', update, updateSubscription),
  remove('/v1/subscriptions/:id', cancel, (state, given, id) => {
    const subscription = find(state.subscriptions, 'subscription', id)
    if (subscription.ended_at !== null)
      throw invalid('This subscription has ended.', undefined, 'resource_missing')
    const details = { ...subscription.cancellation_details, ...given.cancellation_details }
    return endSubscription(
      state,
      { ...subscription, cancellation_details: details },
      'cancellation_requested',
    )
  }),
]

function createSubscription(state: StripeState, given: z.infer<typeof create>): Subscription {
  const customer = find(state.customers, 'customer', given.customer, 'customer')
  const items = given.items.map((item, index) => ({
    price: recurringPrice(state, item, `items[${index}]`),
    quantity: item.quantity ?? 1,
    metadata: item.metadata ?? {},
  }))
  requireOneCycle(items.map(({ price }) => price))
  const method = chosenMethod(state, customer, given.default_payment_method)
  const behavior = given.payment_behavior ?? 'allow_incomplete'
  const { subscription, invoice } = subscribe(
    state,
    {
      customer,
      items,
      method,
      ownMethod: given.default_payment_method !== undefined,
      metadata: given.metadata ?? {},
      description: given.description ?? null,
      trialEnd: trialEnd(state, given),
      discount: sourceOf(state, given.discounts, customer.id),
      ...(given.trial_settings
        ? { missingMethod: given.trial_settings.end_behavior.missing_payment_method }
        : {}),
      leaveOpen: behavior === 'default_incomplete',
    },
    {},
  )
  if (invoice.status === 'open' && behavior === 'error_if_incomplete')
    throw new StripeError(402, {
      type: 'card_error',
      code: 'card_declined',
      message: 'The first payment failed.',
    })
  return given.cancel_at_period_end
    ? state.subscriptions.put({
        ...subscription,
        cancel_at_period_end: true,
        cancel_at: subscription.items.data[0]?.current_period_end ?? null,
        canceled_at: state.clock.now(),
      })
    : subscription
}

/** The end of a trial that a request asks for. */
export function trialEnd(
  state: StripeState,
  given: {
    readonly trial_end?: number | null | undefined
    readonly trial_period_days?: number | null | undefined
  },
): number | null {
  const now = state.clock.now()
  if (given.trial_end && given.trial_end <= now)
    throw invalid('trial_end must be in the future.', 'trial_end')
  return given.trial_end || (given.trial_period_days ? now + given.trial_period_days * DAY : null)
}

function chosenMethod(state: StripeState, customer: Customer, id: string | undefined): PaymentMethod | null {
  if (id !== undefined) return attachMethod(state, id, customer.id)
  const fallback = customer.invoice_settings.default_payment_method
  return fallback === null ? null : state.methods.get(fallback)
}

function matches(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true
  if (status === 'ended') return subscription.ended_at !== null
  return status === undefined
    ? isRunning(subscription.status) || subscription.status === 'incomplete'
    : subscription.status === status
}
