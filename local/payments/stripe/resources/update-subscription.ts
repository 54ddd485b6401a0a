import { z } from 'zod'
import { newId } from '../../core/ids.ts'
import { redeem, sourceOf } from '../billing/discounts.ts'
import { saveSubscription } from '../billing/move-subscription.ts'
import { setTimers } from '../billing/subscribe.ts'
import { isRunning } from '../billing/subscription-machine.ts'
import { applyChange, type WantedChange } from '../billing/update.ts'
import { invalid } from '../errors.ts'
import { mergeMetadata } from '../merge.ts'
import type { Subscription } from '../objects/subscription.ts'
import * as P from '../parameters.ts'
import { find, listOf, type StripeState } from '../state.ts'
import { attachMethod } from './payment-methods.ts'
import { recurringPrice, requireOneCycle } from './recurring-price.ts'

export const update = z.strictObject({
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancel_at: P.unsettable(P.timestamp).optional(),
  cancel_at_period_end: P.flag.optional(),
  cancellation_details: P.cancellationDetails,
  default_payment_method: P.unsettable(P.id).optional(),
  description: P.unsettable(P.text).optional(),
  discounts: P.unsettable(P.discounts).optional(),
  items: z.array(P.changedItem).max(20).optional(),
  metadata: P.metadata,
  off_session: P.flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: P.prorationBehavior.optional(),
  proration_date: P.timestamp.optional(),
  trial_end: z.union([z.literal('now'), P.timestamp]).optional(),
  trial_settings: P.trialSettings,
})
type Update = z.infer<typeof update>

export function updateSubscription(state: StripeState, given: Update, id: string): Subscription {
  const before = find(state.subscriptions, 'subscription', id)
  if (before.ended_at !== null)
    throw invalid('This subscription has ended and cannot be changed.', undefined, 'resource_missing')
  const changed = saveSubscription(state, before, withMembers(state, before, given))
  if (given.trial_end !== undefined) moveTrial(state, changed, given.trial_end)
  const current = find(state.subscriptions, 'subscription', id)
  if (!given.items && given.billing_cycle_anchor !== 'now') return current
  if (!isRunning(current.status))
    throw invalid(`A subscription that is ${current.status} has fixed items.`, 'items')
  return applyChange(
    state,
    current,
    wantedChange(state, current, given),
    given.payment_behavior ?? 'allow_incomplete',
  )
}

interface ChangeRequest {
  readonly billing_cycle_anchor?: string | undefined
  readonly items?: readonly P.ChangedItem[] | undefined
  readonly proration_behavior?: WantedChange['behavior'] | undefined
  readonly proration_date?: number | undefined
}

/** The change that an update or a preview asks for. @throws StripeError for items or dates that do not fit */
export function wantedChange(
  state: StripeState,
  subscription: Subscription,
  given: ChangeRequest,
): WantedChange {
  const at = given.proration_date ?? state.clock.now()
  const [first] = subscription.items.data
  if (first && (at < first.current_period_start || at > first.current_period_end))
    throw invalid('proration_date must be within the current period.', 'proration_date')
  const items = (given.items ?? []).reduce<WantedChange['items']>(
    (current, item, index) => withItem(state, current, item, `items[${index}]`),
    subscription.items.data.map(({ id, price, quantity, metadata }) => ({ id, price, quantity, metadata })),
  )
  if (items.length === 0) throw invalid('A subscription has at least one item.', 'items')
  requireOneCycle(items.map(({ price }) => price))
  if (items.some(({ price }) => price.currency !== subscription.currency))
    throw invalid('The currency of a subscription cannot change.', 'items')
  return {
    items,
    at,
    behavior: given.proration_behavior ?? 'create_prorations',
    restart: given.billing_cycle_anchor === 'now',
  }
}

function withItem(
  state: StripeState,
  items: WantedChange['items'],
  given: P.ChangedItem,
  param: string,
): WantedChange['items'] {
  const hasPrice = given.price !== undefined || given.price_data !== undefined
  if (given.id === undefined) {
    const price = recurringPrice(state, given, param)
    return [
      ...items,
      { id: newId('si_', 14), price, quantity: given.quantity ?? 1, metadata: given.metadata ?? {} },
    ]
  }
  const known = items.find(({ id }) => id === given.id)
  if (!known) throw invalid(`No such subscription item: ${given.id}`, `${param}[id]`, 'resource_missing')
  if (given.deleted) return items.filter((item) => item !== known)
  const changed = {
    ...known,
    price: hasPrice ? recurringPrice(state, given, param) : known.price,
    quantity: given.quantity ?? known.quantity,
    metadata: mergeMetadata(known.metadata ?? {}, given.metadata),
  }
  return items.map((item) => (item === known ? changed : item))
}

/** The members that cost nothing. */
function withMembers(state: StripeState, before: Subscription, given: Update): Subscription {
  const now = state.clock.now()
  const end = before.items.data[0]?.current_period_end ?? null
  const method = given.default_payment_method
  if (method) attachMethod(state, method, before.customer)
  const cancels = given.cancel_at_period_end ?? before.cancel_at_period_end
  const cancel_at = cancels
    ? end
    : given.cancel_at === undefined
      ? before.cancel_at_period_end
        ? null
        : before.cancel_at
      : given.cancel_at
  if (cancel_at !== null && !cancels) state.timers.set('stripe.cancel', before.id, cancel_at)
  else state.timers.clear('stripe.cancel', before.id)
  return {
    ...before,
    cancel_at,
    cancel_at_period_end: cancels,
    canceled_at: cancel_at === null ? null : (before.canceled_at ?? now),
    cancellation_details: {
      ...before.cancellation_details,
      ...given.cancellation_details,
      reason: cancel_at === null ? null : 'cancellation_requested',
    },
    default_payment_method: method === undefined ? before.default_payment_method : method,
    description: given.description === undefined ? before.description : given.description,
    discounts:
      given.discounts === undefined ? before.discounts : newDiscounts(state, before, given.discounts),
    metadata: mergeMetadata(before.metadata, given.metadata),
    trial_settings: given.trial_settings ?? before.trial_settings,
  }
}

function newDiscounts(
  state: StripeState,
  { id, customer }: Subscription,
  given: z.infer<typeof P.discounts> | null,
): string[] {
  const source = sourceOf(state, given ?? [], customer)
  return source ? [redeem(state, source, { customer, subscription: id }).id] : []
}

/** Moves the end of a trial; `now` ends it, and the first charge follows at once. */
function moveTrial(state: StripeState, subscription: Subscription, end: number | 'now'): void {
  if (subscription.status !== 'trialing') throw invalid('Only a trial can be moved.', 'trial_end')
  const now = state.clock.now()
  const trial_end = end === 'now' ? now : end
  if (trial_end < now) throw invalid('trial_end must be in the future.', 'trial_end')
  const data = subscription.items.data.map((item) => ({ ...item, current_period_end: trial_end }))
  setTimers(state, subscription.id, 'trialing', trial_end)
  saveSubscription(state, subscription, {
    ...subscription,
    trial_end,
    billing_cycle_anchor: trial_end,
    items: listOf(subscription.items.url, data),
  })
}
