import type {
  Subscription,
  SubscriptionBillingCycle,
  SubscriptionTransactionDetails,
} from '@paypal/paypal-server-sdk'
import {
  GatewayRefused,
  type PaymentGateway,
  type SeenCheckout,
  type SeenPayment,
  type SeenSubscription,
} from '#cms/ports/payment-gateway.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'
import { periodAfter } from '#domain/subscriptions/period.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { fromPaypal } from './amounts.ts'
import { orNull, required } from './answers.ts'
import type { Connection } from './connection.ts'
import { readCustomId } from './custom-id.ts'
import { printPaymentId } from './payment-id.ts'

type Calls = Pick<
  PaymentGateway,
  'readSubscription' | 'previewSeats' | 'changeSeats' | 'setRenewal' | 'endSubscription'
>

/** A subscription with its plan and its payments, oldest first. */
interface Found {
  readonly id: string
  readonly subscription: Subscription
  readonly payments: readonly SubscriptionTransactionDetails[]
}

export function subscriptionCalls(connection: Connection): Calls {
  return {
    readSubscription: async (id) => {
      const found = await find(connection, id)
      return found && seenSubscription(found)
    },
    previewSeats: refuseSeats,
    changeSeats: refuseSeats,
    setRenewal: async ({ subscription: id, renews }) => {
      const { status } = await read(connection, id)
      // PayPal has no cancellation at the end of a period. A suspended subscription is not charged, and can continue.
      if (status === (renews ? 'ACTIVE' : 'SUSPENDED')) return
      await connection.ask(({ subscriptions }) =>
        renews
          ? subscriptions.activateSubscription({ id, body: { reason: 'The renewal was turned on' } })
          : subscriptions.suspendSubscription({ id, body: { reason: 'The renewal was turned off' } }),
      )
    },
    endSubscription: async (id) => {
      const { status } = await read(connection, id)
      if (status === 'CANCELLED' || status === 'EXPIRED') return
      await connection.ask(({ subscriptions }) =>
        subscriptions.cancelSubscription({ id, body: { reason: 'It has ended' } }),
      )
    },
  }
}

/** PayPal computes no part of a period: a seat in the middle of one has no price there. */
async function refuseSeats(): Promise<never> {
  throw new GatewayRefused('PayPal cannot change the seats of a running subscription')
}

/** The subscription as the checkout with which it began. */
export async function seenCheckoutOf(
  connection: Connection,
  id: string,
  openMs: number,
): Promise<SeenCheckout | null> {
  const found = await find(connection, id)
  if (found === null) return null
  const { subscription } = found
  const seen = seenSubscription(found)
  const price = required(regularCycle(subscription).pricingScheme?.fixedPrice, 'a price')
  const total = fromPaypal(price)
  const isTrial = trialCycle(subscription) !== undefined
  return {
    id,
    order: seen.order,
    state: checkoutState(subscription, openMs),
    isPaid: seen.status === 'trialing' || found.payments.some(isPaid),
    total: isTrial ? { ...total, amount: 0n } : total,
    subscription: id,
    payment: null,
  }
}

/** A payment of a subscription; null where it has no such payment. */
export async function readPaymentOf(
  connection: Connection,
  id: string,
  transaction: string,
): Promise<SeenPayment | null> {
  const found = await find(connection, id)
  const payment = found?.payments.find((one) => one.id === transaction)
  return found && payment ? seenPayment(found, payment) : null
}

function read(connection: Connection, id: string): Promise<Subscription> {
  return connection.ask(({ subscriptions }) => subscriptions.getSubscription({ id, fields: 'plan' }))
}

async function find(connection: Connection, id: string): Promise<Found | null> {
  const subscription = await orNull(() => read(connection, id))
  if (subscription === null) return null
  const created = Date.parse(required(subscription.createTime, 'the time of a subscription'))
  const latest = Date.parse(subscription.billingInfo?.lastPayment?.time ?? '') || created
  const list = await connection.ask(({ subscriptions }) =>
    subscriptions.listSubscriptionTransactions({
      id,
      startTime: new Date(created - DAY_MS).toISOString(),
      endTime: new Date(Math.max(latest, Date.now()) + DAY_MS).toISOString(),
    }),
  )
  const payments = (list.transactions ?? []).toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time))
  return { id, subscription, payments }
}

function checkoutState({ id, status, createTime = '' }: Subscription, openMs: number): SeenCheckout['state'] {
  if (status === 'APPROVED') return 'approved'
  if (status === 'APPROVAL_PENDING') return Date.now() > Date.parse(createTime) + openMs ? 'expired' : 'open'
  if (status === undefined) throw new GatewayRefused(`the subscription ${id} has no status`)
  return 'complete'
}

function seenSubscription(found: Found): SeenSubscription {
  const { id, subscription, payments } = found
  const custom = readCustomId(subscription.customId)
  const start = Date.parse(required(subscription.startTime ?? subscription.createTime, 'a start'))
  const paid = payments.filter(isPaid)
  const latest = paid.at(-1)
  const periodStart = latest === undefined ? start : Date.parse(latest.time)
  const status = statusOf(found, latest !== undefined)
  const periodEnd = endOf(subscription, periodStart, latest !== undefined)
  return {
    id,
    order: custom?.order ?? null,
    status,
    periodStart,
    periodEnd,
    trialEnd: status === 'trialing' ? periodEnd : null,
    cancelAtPeriodEnd: subscription.status === 'SUSPENDED' && failuresOf(subscription) === 0,
    extraSeats: custom?.extraSeats ?? 0,
    latestPayment: latest === undefined ? null : printPaymentId(id, latest.id),
  }
}

/** Before its first payment or trial a subscription gives nothing, whatever PayPal calls it. */
function statusOf({ id, subscription }: Found, hasPaid: boolean): SeenSubscription['status'] {
  const { status } = subscription
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'ended'
  if (status === 'APPROVAL_PENDING' || status === 'APPROVED') return 'incomplete'
  if (status !== 'ACTIVE' && status !== 'SUSPENDED')
    throw new GatewayRefused(`the subscription ${id} has the status ${status}`)
  // After too many failed charges PayPal suspends a subscription, and does not charge it again by itself.
  if (failuresOf(subscription) > 0 && status === 'SUSPENDED') return 'ended'
  if (failuresOf(subscription) > 0) return hasPaid ? 'past-due' : 'incomplete'
  if (hasPaid) return 'active'
  return trialCycle(subscription) === undefined ? 'incomplete' : 'trialing'
}

function failuresOf({ billingInfo }: Subscription): number {
  return billingInfo?.failedPaymentsCount ?? 0
}

/** The next charge; PayPal states none for subscriptions that are not charged any more. */
function endOf(subscription: Subscription, start: number, hasPaid: boolean): number {
  const next = Date.parse(subscription.billingInfo?.nextBillingTime ?? '')
  const trial = trialCycle(subscription)
  if (!hasPaid && trial !== undefined) return start + (trial.frequency.intervalCount ?? 1) * DAY_MS
  const computed = periodAfter(start, periodOf(subscription))
  // While a charge fails, the next attempt is within the period that is not paid.
  return failuresOf(subscription) === 0 && next > start ? next : computed
}

function seenPayment(
  { id, subscription, payments }: Found,
  payment: SubscriptionTransactionDetails,
): SeenPayment {
  const { grossAmount, feeAmount } = payment.amountWithBreakdown
  const amount = fromPaypal(grossAmount)
  const start = Date.parse(payment.time)
  const isLatest = payments.filter(isPaid).at(-1)?.id === payment.id
  const end = isLatest ? endOf(subscription, start, true) : periodAfter(start, periodOf(subscription))
  const isFeeKnown = feeAmount !== undefined && feeAmount.currencyCode === grossAmount.currencyCode
  return {
    id: printPaymentId(id, payment.id),
    intent: payment.id,
    order: readCustomId(subscription.customId)?.order ?? null,
    subscription: id,
    state: isPaid(payment) ? 'paid' : payment.status === 'PENDING' ? 'open' : 'failed',
    amount,
    tax: 0n,
    jurisdiction: null,
    fee: isFeeKnown ? absolute(fromPaypal(feeAmount).amount) : null,
    paidAt: isPaid(payment) ? start : null,
    period: { start, end },
  }
}

/** Reports state fees as negative amounts. */
function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}

const PAID: ReadonlySet<string | undefined> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])

function isPaid({ status }: SubscriptionTransactionDetails): boolean {
  return PAID.has(status)
}

function regularCycle({ id, plan }: Subscription): SubscriptionBillingCycle {
  const cycle = plan?.billingCycles?.find(({ tenureType }) => tenureType === 'REGULAR')
  if (cycle === undefined) throw new GatewayRefused(`the plan of ${id} has no regular price`)
  return cycle
}

function trialCycle({ plan }: Subscription): SubscriptionBillingCycle | undefined {
  return plan?.billingCycles?.find(({ tenureType }) => tenureType === 'TRIAL')
}

function periodOf(subscription: Subscription): BillingPeriod {
  return regularCycle(subscription).frequency.intervalUnit === 'YEAR' ? 'year' : 'month'
}
