import type { DiscountedPlan } from '#domain/contract/offers.ts'
import type { SoldOffer, SoldPlan } from '#domain/contract/plans.ts'
import { type Coupon, discountOf } from '#domain/coupons/coupon.ts'
import { money } from '#domain/money/money.ts'
import { BILLING_PERIODS } from '#domain/plans/plan.ts'

type Discount = Pick<Coupon, 'plans' | 'percent' | 'amounts'>

/**
 * The plans that a coupon is for, with the first payment of each market. A coupon of all plans is shown with those that have a
 * card. Gateways that cannot lower the first payment alone are left out, and with them the markets that only they sell to.
 *
 * @param discounting codes of the gateways that can lower the first payment of a subscription
 */
export function plansOfOffer(
  coupon: Discount,
  sold: readonly SoldPlan[],
  discounting: ReadonlySet<string>,
): readonly DiscountedPlan[] {
  return sold
    .filter(({ slug, hasCard }) => (coupon.plans.length === 0 ? hasCard : coupon.plans.includes(slug)))
    .map((plan) => ({ ...plan, offers: plan.offers.map((offer) => discounted(offer, coupon, discounting)) }))
    .filter(({ offers }) => offers.some(({ firstPrices }) => isDiscounted(firstPrices)))
}

/** Whether a market of a plan has a lower price for any period. */
export function isDiscounted(firstPrices: DiscountedPlan['offers'][number]['firstPrices']): boolean {
  return BILLING_PERIODS.some((period) => firstPrices[period] !== null)
}

function discounted(
  offer: SoldOffer,
  coupon: Discount,
  discounting: ReadonlySet<string>,
): DiscountedPlan['offers'][number] {
  // An order over nothing needs no gateway.
  const isFree = coupon.percent === 100
  const gateways = offer.gateways.filter((gateway) => isFree || discounting.has(gateway))
  const first = (price: number | null): number | null => {
    if (price === null || gateways.length === 0) return null
    const off = discountOf(coupon, money(BigInt(price), offer.currency))
    return off === null || off.amount === 0n ? null : price - Number(off.amount)
  }
  const { month, year } = offer.prices
  return { ...offer, gateways, firstPrices: { month: first(month), year: first(year) } }
}
