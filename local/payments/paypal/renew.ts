import { DAY, type Interval, periodEnd } from '../core/calendar.ts'
import type { TimerHandlers } from '../core/timers.ts'
import { FUNDINGS, type Funding } from './fundings.ts'
import { amountOf, minor } from './money.ts'
import type { BillingCycle, Subscription } from './objects.ts'
import { recordCapture } from './payments.ts'
import { find, type PaypalState, secondsOf, timeOf } from './state.ts'

const RENEWAL = 'paypal.renewal'
const RETRY_DAYS = 5
/** What is announced when a subscription has a new state. */
const EVENTS = {
  ACTIVE: 'BILLING.SUBSCRIPTION.ACTIVATED',
  SUSPENDED: 'BILLING.SUBSCRIPTION.SUSPENDED',
  CANCELLED: 'BILLING.SUBSCRIPTION.CANCELLED',
} as const

export function paypalTimers(state: PaypalState): TimerHandlers {
  return { [RENEWAL]: (id) => charge(state, find(state.subscriptions, id)) }
}

/** The buyer agrees on the hosted page, or the seller activates: a trial or the first period begins. */
export function startSubscription(state: PaypalState, subscription: Subscription, funding: Funding): void {
  const chosen = state.subscriptions.put({ ...subscription, status: 'APPROVED', _funding: funding })
  if (chosen._user_action === 'SUBSCRIBE_NOW') activate(state, chosen)
}

/** Activates what is approved, or continues what is suspended: its next charge is due at the time that it had. */
export function activate(state: PaypalState, subscription: Subscription): void {
  if (subscription.status === 'SUSPENDED') {
    const active = changeStatus(state, subscription, 'ACTIVE')
    const due = secondsOf(active.billing_info.next_billing_time ?? timeOf(state.clock.now()))
    state.timers.set(RENEWAL, active.id, Math.max(due, state.clock.now()))
    return
  }
  const now = state.clock.now()
  const trial = cycleOf(state, subscription, 'TRIAL')
  const start = trial === null ? now : periodEnd(now, now, intervalOf(trial), trial.frequency.interval_count)
  const active = changeStatus(
    state,
    { ...subscription, start_time: timeOf(now), _anchor: start, billing_info: next(subscription, start) },
    'ACTIVE',
  )
  if (trial === null) charge(state, active)
  else state.timers.set(RENEWAL, active.id, start)
}

export function changeStatus(
  state: PaypalState,
  subscription: Subscription,
  status: keyof typeof EVENTS,
): Subscription {
  state.timers.clear(RENEWAL, subscription.id)
  const { next_billing_time: _, ...ended } = subscription.billing_info
  const changed = state.subscriptions.put({
    ...subscription,
    status,
    status_update_time: timeOf(state.clock.now()),
    billing_info: status === 'CANCELLED' ? ended : subscription.billing_info,
  })
  state.emit(EVENTS[status], 'subscription', changed)
  return changed
}

/** Charges a period, with what failed before it. */
function charge(state: PaypalState, subscription: Subscription): void {
  if (subscription.status !== 'ACTIVE') return
  const cycle = cycleOf(state, subscription, 'REGULAR')
  const price = cycle?.pricing_scheme?.fixed_price
  if (cycle === null || price === undefined || subscription._funding === null) return
  const { first, later } = FUNDINGS[subscription._funding]
  const isFirst = subscription.billing_info.last_payment === undefined
  if (isFirst ? first : later) collect(state, subscription, cycle)
  else fail(state, subscription)
}

function collect(state: PaypalState, subscription: Subscription, cycle: BillingCycle): void {
  const price = cycle.pricing_scheme?.fixed_price
  if (price === undefined) return
  const now = state.clock.now()
  const { id, custom_id: customId, _anchor: anchor, billing_info: info } = subscription
  const capture = recordCapture(state, { amount: price, customId, subscription: id })
  const due = periodEnd(anchor, now, intervalOf(cycle), cycle.frequency.interval_count)
  state.subscriptions.put({
    ...subscription,
    billing_info: {
      ...next(subscription, due),
      cycle_executions: info.cycle_executions.map((one) =>
        one.tenure_type === 'REGULAR' ? { ...one, cycles_completed: one.cycles_completed + 1 } : one,
      ),
      last_payment: { amount: capture.amount, time: capture.create_time },
      outstanding_balance: amountOf(0, price.currency_code),
      failed_payments_count: 0,
    },
  })
  state.timers.set(RENEWAL, id, due)
  state.emit('PAYMENT.SALE.COMPLETED', 'sale', {
    id: capture.id,
    state: 'completed',
    amount: { total: price.value, currency: price.currency_code },
    billing_agreement_id: id,
    custom: customId,
    create_time: capture.create_time,
  })
}

/** A failed charge is tried again after some days; after too many the subscription is suspended. */
function fail(state: PaypalState, subscription: Subscription): void {
  const { payment_failure_threshold: threshold } = find(state.plans, subscription.plan_id).payment_preferences
  const { failed_payments_count: count, outstanding_balance: balance } = subscription.billing_info
  const price = cycleOf(state, subscription, 'REGULAR')?.pricing_scheme?.fixed_price
  const owed = minor(balance) === 0 && price !== undefined ? price : balance
  const retry = state.clock.now() + RETRY_DAYS * DAY
  const failed = state.subscriptions.put({
    ...subscription,
    billing_info: {
      ...next(subscription, retry),
      failed_payments_count: count + 1,
      outstanding_balance: owed,
    },
  })
  state.emit('BILLING.SUBSCRIPTION.PAYMENT.FAILED', 'subscription', failed)
  if (threshold > 0 && count + 1 >= threshold) changeStatus(state, failed, 'SUSPENDED')
  else state.timers.set(RENEWAL, failed.id, retry)
}

function next({ billing_info: info }: Subscription, seconds: number): Subscription['billing_info'] {
  return { ...info, next_billing_time: timeOf(seconds) }
}

function cycleOf(
  state: PaypalState,
  { plan_id }: Subscription,
  tenure: BillingCycle['tenure_type'],
): BillingCycle | null {
  const cycles = find(state.plans, plan_id).billing_cycles
  return cycles.find(({ tenure_type }) => tenure_type === tenure) ?? null
}

const INTERVALS = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const

function intervalOf({ frequency }: BillingCycle): Interval {
  return INTERVALS[frequency.interval_unit]
}
