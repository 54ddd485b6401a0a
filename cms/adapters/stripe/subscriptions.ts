import type { Stripe } from 'stripe'
import { GatewayRefused, type PaymentGateway, type SeenSubscription } from '#cms/ports/payment-gateway.ts'
import type { Money } from '#domain/money/money.ts'
import { BILLING_PERIODS } from '#domain/plans/plan.ts'
import { fromStripe, toStripe } from './amounts.ts'
import { askFor, idOf, lookFor } from './answers.ts'

type Calls = Pick<
  PaymentGateway,
  'readSubscription' | 'previewSeats' | 'changeSeats' | 'setRenewal' | 'endSubscription'
>
type Change = Parameters<PaymentGateway['previewSeats']>[0]

export function subscriptionCalls(stripe: Stripe): Calls {
  return {
    readSubscription: async (id) => {
      const subscription = await lookFor('subscription', () => stripe.subscriptions.retrieve(id))
      return subscription && seenSubscription(subscription)
    },
    previewSeats: async (change) => {
      const subscription = await read(stripe, change.subscription)
      const invoice = await askFor('invoice', () =>
        stripe.invoices.createPreview({
          subscription: subscription.id,
          subscription_details: {
            items: changedItems(subscription, change),
            proration_behavior: 'always_invoice',
            proration_date: secondsOf(change.prorationAt),
          },
        }),
      )
      return fromStripe(invoice.total, invoice.currency)
    },
    changeSeats: async (change) => {
      const { idempotencyKey, prorationAt } = change
      const subscription = await read(stripe, change.subscription)
      const parameters: Stripe.SubscriptionUpdateParams = {
        items: changedItems(subscription, change),
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(prorationAt),
        // The change is made when it is paid, or not at all.
        payment_behavior: 'error_if_incomplete',
      }
      await askFor('subscription', () =>
        stripe.subscriptions.update(subscription.id, parameters, { idempotencyKey }),
      )
    },
    setRenewal: async ({ subscription, renews, idempotencyKey }) => {
      await askFor('subscription', () =>
        stripe.subscriptions.update(subscription, { cancel_at_period_end: !renews }, { idempotencyKey }),
      )
    },
    endSubscription: async (id) => {
      const subscription = await read(stripe, id)
      if (statusOf(subscription) === 'ended') return
      await askFor('subscription', () => stripe.subscriptions.cancel(id))
    },
  }
}

function read(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  return askFor('subscription', () => stripe.subscriptions.retrieve(id))
}

/** The first item is the plan with its included seats; the second one, where it exists, has the other seats. */
function changedItems(
  { id, items }: Stripe.Subscription,
  change: Change,
): Stripe.SubscriptionUpdateParams.Item[] {
  const [plan, seats] = items.data
  if (plan === undefined) throw new GatewayRefused(`the subscription ${id} has no items`)
  const product = idOf(plan.price.product)
  if (product === null) throw new GatewayRefused(`the plan of ${id} has no product`)
  const { planPrice, extraSeats } = change
  const priceOf = (price: Money) => ({
    currency: price.currency.toLowerCase(),
    product,
    unit_amount: toStripe(price),
    recurring: { interval: change.period },
  })
  const changed =
    planPrice === undefined ? [] : [{ id: plan.id, quantity: 1, price_data: priceOf(planPrice) }]
  if (seats === undefined)
    return extraSeats === 0
      ? changed
      : [...changed, { quantity: extraSeats, price_data: priceOf(change.seatPrice) }]
  if (extraSeats === 0) return [...changed, { id: seats.id, deleted: true }]
  const repriced = planPrice === undefined ? {} : { price_data: priceOf(change.seatPrice) }
  return [...changed, { id: seats.id, quantity: extraSeats, ...repriced }]
}

type Status = SeenSubscription['status']

const STATUSES: Readonly<Record<string, Status>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  paused: 'past-due',
  canceled: 'ended',
}

function statusOf({ id, status }: Stripe.Subscription): Status {
  const known = STATUSES[status]
  if (known === undefined) throw new GatewayRefused(`the subscription ${id} has the status ${status}`)
  return known
}

function seenSubscription(subscription: Stripe.Subscription): SeenSubscription {
  const { id, items, metadata, cancel_at_period_end: cancelled, trial_end: trialEnd } = subscription
  const [plan, seats] = items.data
  if (plan === undefined) throw new GatewayRefused(`the subscription ${id} has no items`)
  const status = statusOf(subscription)
  return {
    id,
    order: metadata.order ?? null,
    status,
    periodStart: plan.current_period_start * 1000,
    periodEnd: plan.current_period_end * 1000,
    trialEnd: status === 'trialing' && trialEnd !== null ? trialEnd * 1000 : null,
    cancelAtPeriodEnd: cancelled,
    extraSeats: seats?.quantity ?? 0,
    ...planOf(plan.price),
    latestPayment: idOf(subscription.latest_invoice),
  }
}

function planOf({ unit_amount: unit, currency, recurring }: Stripe.Price): Pick<SeenSubscription, 'plan'> {
  const period = BILLING_PERIODS.find((one) => one === recurring?.interval)
  if (unit === null || period === undefined) return {}
  return { plan: { unitPrice: fromStripe(unit, currency).amount, period } }
}

function secondsOf(moment: number): number {
  return Math.floor(moment / 1000)
}
