import type { Kind } from '#domain/assets/kinds.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'
import { type PriceCurrency, preferredCurrency } from '#domain/money/preferred-currency.ts'

/** Types of plans (spec section 3). An `api` plan belongs to an application of the developer API. */
export const PLAN_TYPES = ['personal', 'team', 'education', 'api'] as const
export type PlanType = (typeof PLAN_TYPES)[number]

/** Billing periods; the default is a year (spec section 9). */
export const BILLING_PERIODS = ['month', 'year'] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]

/** How many downloads of certain kinds a plan allows in a UTC day or month; a null limit is unlimited. */
export interface Allowance {
  readonly kinds: readonly Kind[]
  readonly limit: number | null
  readonly period: 'day' | 'month'
}

/** What a plan costs in one market and currency. Each offer has its plan id, which checkouts name. */
export interface PlanOffer {
  readonly planId: number
  /** ISO 3166 code of the country that the offer is for; null for every other country, of which a plan has one in each of its currencies. */
  readonly country: string | null
  readonly currency: Currency
  /** The plan with its included members for one period, in minor units with tax; null: not sold for that period. */
  readonly prices: Readonly<Record<BillingPeriod, bigint | null>>
  /** One more seat for one period; null where seats cannot be added. */
  readonly seatPrices: Readonly<Record<BillingPeriod, bigint | null>>
}

/** A plan of the catalogue, with texts in one language. */
export interface Plan {
  readonly slug: string
  readonly name: string
  readonly type: PlanType
  /** Earlier ids of the same plan: subscriptions that have one keep it. */
  readonly otherIds: readonly number[]
  readonly offers: readonly PlanOffer[]
  /** Seats that the price includes. */
  readonly members: number
  /** Days before the first payment; zero for none. */
  readonly trialDays: number
  readonly allowances: readonly Allowance[]
  /** Whether the plan can be subscribed to. Plans that are no longer sold keep their subscriptions. */
  readonly isSold: boolean
}

/** The offer with a plan id, or undefined; earlier ids are not sold. */
export function offerOf<O extends Pick<PlanOffer, 'planId'>>(
  plan: { readonly offers: readonly O[] },
  planId: number,
): O | undefined {
  return plan.offers.find((offer) => offer.planId === planId)
}

/**
 * The offer for a country: its own one, else that for every other country in the currency that is preferred there, else in the
 * default currency of the site, else the first.
 *
 * @param country null while it is unknown
 */
export function offerFor<O extends Pick<PlanOffer, 'country' | 'currency'>>(
  plan: { readonly offers: readonly O[] },
  country: string | null,
  currency: PriceCurrency,
): O | undefined {
  return (
    plan.offers.find((offer) => offer.country !== null && offer.country === country) ??
    generalOfferIn(plan, preferredCurrency(country, currency)) ??
    generalOfferIn(plan, currency) ??
    plan.offers.find((offer) => offer.country === null)
  )
}

/** The offer for every country without its own, in a currency; undefined where there is none. */
export function generalOfferIn<
  O extends { readonly country?: string | null | undefined; readonly currency: Currency },
>({ offers }: { readonly offers: readonly O[] }, currency: Currency): O | undefined {
  return offers.find((offer) => !offer.country && offer.currency === currency)
}

/**
 * The price of an offer for one period, with seats above the included ones.
 * @returns null when it is not sold for the period or with that many seats
 */
export function priceOf(
  { members }: Pick<Plan, 'members'>,
  offer: PlanOffer,
  { period, seats }: { readonly period: BillingPeriod; readonly seats: number },
): Money | null {
  const base = offer.prices[period]
  const extra = Math.max(0, seats - members)
  const seat = offer.seatPrices[period]
  if (base === null || (extra > 0 && seat === null)) return null
  return { amount: base + BigInt(extra) * (seat ?? 0n), currency: offer.currency }
}
