import type { SoldPlan } from '#domain/contract/plans.ts'
import type { HeldSubscription } from '#domain/contract/subscriptions.ts'
import { BILLING_PERIODS, type BillingPeriod } from '#domain/plans/plan.ts'
import { prorates } from './prorates.ts'

/** Another plan or period that a subscription can change to. */
export interface PlanOption {
  readonly planId: number
  readonly name: string
  readonly period: BillingPeriod
  /** For one period, in minor units of the subscription's currency. */
  readonly price: bigint
}

type Running = Pick<HeldSubscription, 'status' | 'cancelled_at' | 'transaction' | 'seats'> & {
  readonly plan_info: Pick<HeldSubscription['plan_info'], 'id' | 'type' | 'currency' | 'period'>
}

/** Whether a subscription can change its plan at all (domain/subscriptions/change-plan.ts decides again on the server). */
export function canChangePlan({ status, cancelled_at, transaction }: Running): boolean {
  return status === 'active' && cancelled_at === null && prorates(transaction.gateway)
}

/** Of a plan id that is no longer sold: plans for every country. */
const NO_MARKET = { country: null } as const

/** What a subscription can change to in its market and currency, the other period of the same plan first. */
export function planOptions(running: Running, plans: readonly SoldPlan[]): readonly PlanOption[] {
  const { id, type, currency, period: current } = running.plan_info
  const isOwn = (plan: SoldPlan) => plan.offers.some(({ planId }) => planId === id)
  const { country: market } = plans.find(isOwn)?.offers.find(({ planId }) => planId === id) ?? NO_MARKET
  const included = plans.find(isOwn)?.members ?? running.seats
  return plans
    .filter((plan) => plan.type === type && plan.members === included && plan.condition === 'none')
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    .flatMap((plan) =>
      BILLING_PERIODS.flatMap((period) => {
        const offer = plan.offers.find((one) => one.currency === currency && one.country === market)
        const price = offer?.prices[period] ?? null
        const isHeld = isOwn(plan) && period === current
        return offer === undefined || price === null || price <= 0 || isHeld
          ? []
          : [{ planId: offer.planId, name: plan.name, period, price: BigInt(price) }]
      }),
    )
}
