import type { CheckoutPayload } from '#domain/contract/checkout.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import type { Money } from '#domain/money/money.ts'
import { isAcademicAddress } from '#domain/plans/academic-address.ts'
import type { PlanCondition } from '#domain/plans/catalogue-plan.ts'
import { type BillingPeriod, type Plan, type PlanOffer, priceOf } from '#domain/plans/plan.ts'

/** The account that buys. */
export interface Buyer {
  readonly email: string
  readonly verified: boolean
  /** The team that they buy for; null for themselves. */
  readonly team: string | null
  /** Where they are, as far as it is known: ISO 3166. */
  readonly country: string | null
}

interface WantedPlan {
  readonly plan: Plan & { readonly condition: PlanCondition }
  readonly offer: PlanOffer
}

/** The one line of an order of a plan. Amounts are minor units of the offer's currency. */
export interface PlanLine {
  readonly period: BillingPeriod
  readonly seats: number
  readonly unitPrice: bigint
  readonly extraSeats: number
  readonly seatPrice: bigint | null
  readonly trialDays: number
  readonly total: Money
}

/**
 * What an order of a plan costs, from the plan alone: no amount, currency or name of the request is used. Refused where
 * the plan, the number of members or the buyer does not fit.
 */
export function orderOfPlan(
  { plan, offer }: WantedPlan,
  { billing_period: period, members }: Pick<CheckoutPayload, 'billing_period' | 'members'>,
  buyer: Buyer,
): Result<PlanLine> {
  if (!plan.isSold || plan.type === 'api') return refuse('plan-not-sold')
  const isOfTeam = plan.type === 'team'
  if (isOfTeam && buyer.team === null) return refuse('team-missing')
  if (offer.country !== null && offer.country !== buyer.country) return refuse('offer-of-other-country')
  if (!meetsCondition(plan.condition, buyer)) return refuse('plan-condition-unmet')
  const seats = isOfTeam ? (members ?? plan.members) : plan.members
  if (seats < plan.members) return refuseField('members', 'seats-unavailable')
  const total = priceOf(plan, offer, { period, seats })
  const unitPrice = offer.prices[period]
  if (total === null || unitPrice === null)
    return isOfTeam && unitPrice !== null
      ? refuseField('members', 'seats-unavailable')
      : refuse('plan-not-sold')
  const { members: included } = plan
  // A local plan is paid once: there is no renewal that a trial could lead to.
  const trialDays = offer.country === null ? plan.trialDays : 0
  const seatPrice = offer.seatPrices[period]
  return accept({ period, seats, unitPrice, extraSeats: seats - included, seatPrice, trialDays, total })
}

function meetsCondition(condition: PlanCondition, { email, verified }: Buyer): boolean {
  if (condition === 'none') return true
  return condition === 'academic-address' && verified && isAcademicAddress(email)
}
