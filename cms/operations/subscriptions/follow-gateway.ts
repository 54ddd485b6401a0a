import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '#cms/operations/database.ts'
import type { OrderLine, OrderRow } from '#cms/operations/orders/order-row.ts'
import { mailOfChange } from '#cms/operations/payments/payment-mails.ts'
import type { SeenPurchase } from '#cms/operations/payments/purchase.ts'
import { isNewPayment } from '#cms/operations/payments/record-payment.ts'
import { presentTime } from '#cms/operations/present.ts'
import { adoptPlan } from '#cms/operations/subscriptions/adopt-plan.ts'
import { startPaidOnce } from '#cms/operations/subscriptions/start-paid-once.ts'
import { startSubscription } from '#cms/operations/subscriptions/start-subscription.ts'
import {
  followedOf,
  readSubscriptionOf,
  type SubscriptionRow,
  writeSubscription,
} from '#cms/operations/subscriptions/subscription-row.ts'
import type { SeenPayment } from '#cms/ports/payment-gateway.ts'
import { paysOnce } from '#domain/checkout/mode.ts'
import { type Followed, follow, paid } from '#domain/subscriptions/follow.ts'

interface Following {
  readonly order: OrderRow
  readonly lines: readonly OrderLine[]
  readonly seen: SeenPurchase
  /** The user whose command it follows; null for the gateway. */
  readonly actor: string | null
}

interface AfterFollowing {
  readonly subscription: SubscriptionRow | null
  readonly hasChanged: boolean
}

/** Makes the subscription of an order when its gateway has one that was started, and brings it up to date. */
export async function followGateway(
  transaction: Transaction,
  { order, lines, seen, actor }: Following,
): Promise<AfterFollowing> {
  const existing = await readSubscriptionOf(transaction, order.id)
  const known = existing ?? (await start(transaction, order, lines, seen))
  if (known === null) return { subscription: null, hasChanged: false }
  const row = await adoptPlan(transaction, known, seen.subscription)
  const before = followedOf(row)
  let followed: Followed = { subscription: before, changes: [] }
  for (const payment of seen.payments)
    if (payment.period !== null && (await paysMore(transaction, order, payment, followed)))
      followed = append(followed, paid(followed.subscription, payment.period))
  if (seen.subscription !== null && seen.subscription.id === row.gateway_id) {
    const seats = row.included_seats + seen.subscription.extraSeats
    followed = append(followed, follow(followed.subscription, { ...seen.subscription, seats }, presentTime()))
  }
  const { subscription: after, changes } = followed
  if (changes.length === 0 && isDeepStrictEqual(after, before))
    return { subscription: row, hasChanged: existing === null }
  const written = await writeSubscription(transaction, { row, after, changes, actor })
  for (const { event } of changes) await mailOfChange(transaction, { order, subscription: written, event })
  return { subscription: written, hasChanged: true }
}

function append(first: Followed, next: Followed): Followed {
  return { subscription: next.subscription, changes: [...first.changes, ...next.changes] }
}

/** A payment counts once; one over nothing, of a trial or a coupon, where it reaches further. */
async function paysMore(
  transaction: Transaction,
  { gateway }: OrderRow,
  payment: SeenPayment,
  { subscription }: Followed,
): Promise<boolean> {
  const { state, period, amount } = payment
  if (state !== 'paid' || period === null || gateway === null) return false
  return amount.amount > 0n
    ? isNewPayment(transaction, gateway, payment.id)
    : period.end > subscription.paidUntil && subscription.state !== 'trialing'
}

async function start(
  transaction: Transaction,
  order: OrderRow,
  lines: readonly OrderLine[],
  { subscription: seen, payments }: SeenPurchase,
): Promise<SubscriptionRow | null> {
  const line = lines.find(({ form }) => form === 'plan')
  if (line !== undefined && paysOnce(order.gateway)) return startPaidOnce(transaction, order, line, payments)
  if (line === undefined || seen === null || seen.status === 'incomplete' || seen.status === 'ended')
    return null
  const { status, periodStart, periodEnd, trialEnd, cancelAtPeriodEnd } = seen
  return startSubscription(transaction, {
    order,
    line,
    gateway: seen,
    state: status,
    period: { start: periodStart, end: periodEnd },
    // Payments that were made extend it.
    paidUntil: trialEnd ?? periodStart,
    cancelAtPeriodEnd,
  })
}
