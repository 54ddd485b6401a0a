import type { SoldOffer, SoldPlan } from '#domain/contract/plans.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'

/** What a visitor chose: an offer of a plan for a period. */
export interface PlanChoice {
  readonly plan: Pick<SoldPlan, 'name' | 'type' | 'members' | 'quantity'>
  readonly offer: SoldOffer
  readonly period: BillingPeriod
  /** Null for the members that the plan includes. */
  readonly seats: number | null
}

/** Offers for one country are local plans, which only Razorpay sells (spec section 9). */
export function isLocalPlan({ offer }: Pick<PlanChoice, 'offer'>): boolean {
  return offer.country !== null
}

/** The period that an offer is chosen for: the wanted one where it is sold for it, else the other. */
export function periodSold({ prices }: Pick<SoldOffer, 'prices'>, wanted: BillingPeriod): BillingPeriod {
  if (prices[wanted] !== null) return wanted
  return wanted === 'year' ? 'month' : 'year'
}
