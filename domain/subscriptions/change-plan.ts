import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type BillingPeriod, type Plan, type PlanOffer, type PlanType, priceOf } from '#domain/plans/plan.ts'
import { prorates } from './prorates.ts'
import type { SubscriptionState } from './states.ts'

/** A subscription as far as a change of its plan depends on it. */
export interface ChangedSubscription {
  readonly state: SubscriptionState
  readonly gateway: string | null
  readonly cancelAtPeriodEnd: boolean
  readonly planSlug: string
  readonly planType: PlanType
  readonly period: BillingPeriod
  readonly currency: Currency
  readonly seats: number
  readonly includedSeats: number
}

export interface WantedPlan {
  readonly plan: Pick<Plan, 'slug' | 'type' | 'members' | 'isSold'>
  readonly offer: PlanOffer
  readonly period: BillingPeriod
}

/** The prices of a changed plan for one period, in minor units. */
export interface ChangedPrices {
  readonly unitPrice: bigint
  readonly seatPrice: bigint | null
}

/**
 * Whether a running subscription can change to a plan or a period, and at which prices. Type, currency and included seats
 * stay: another of those is a new purchase, as is any change with a gateway that does not prorate. Seats above the included ones need a price in the new plan.
 */
export function decidePlanChange(
  {
    state,
    gateway,
    cancelAtPeriodEnd,
    planSlug,
    planType,
    period,
    currency,
    seats,
    includedSeats,
  }: ChangedSubscription,
  wanted: WantedPlan,
): Result<ChangedPrices> {
  if (state !== 'active' || cancelAtPeriodEnd || !prorates(gateway)) return refuse('not-renewing')
  const { plan, offer } = wanted
  if (plan.slug === planSlug && wanted.period === period) return refuse('already-subscribed')
  const fits =
    plan.isSold &&
    plan.type === planType &&
    offer.currency === currency &&
    // The price of a country is for its own gateway, which does not prorate.
    offer.country === null &&
    plan.members === includedSeats
  const price = priceOf(plan, offer, { period: wanted.period, seats })
  const unitPrice = offer.prices[wanted.period]
  if (!fits || price === null || unitPrice === null || unitPrice <= 0n) return refuse('plan-not-sold')
  return accept({ unitPrice, seatPrice: offer.seatPrices[wanted.period] })
}
