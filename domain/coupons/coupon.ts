import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Money, money } from '#domain/money/money.ts'

/**
 * A coupon as staff made it: either a percentage, or an amount for each currency that it is for. Of a subscription it lowers
 * the first payment; renewals cost the full price.
 */
export interface Coupon {
  readonly code: string
  readonly isActive: boolean
  /** 1 to 100; null for amounts. */
  readonly percent: number | null
  readonly amounts: readonly Money[]
  /** Slugs of the plans that it is for; empty for all. */
  readonly plans: readonly string[]
  /** Whether it is also for single assets. */
  readonly forAssets: boolean
  /** Milliseconds since 1970; null for no bound. */
  readonly from: number | null
  readonly until: number | null
  /** How many orders may use it; null for no limit. */
  readonly maxUses: number | null
}

/** What a coupon is used for. */
export interface CouponUse {
  /** The slug of the plan; null for assets. */
  readonly plan: string | null
  readonly subtotal: Money
  /** Milliseconds since 1970. */
  readonly now: number
  /** Orders that use it, paid or waiting for their payment. */
  readonly uses: number
  /** Those of the buyer among them. */
  readonly ownUses: number
}

/** Codes are compared without case and outer spaces. */
export function couponCode(text: string): string {
  return text.trim().toUpperCase()
}

/**
 * The discount of a coupon on an order, in minor units of its currency, or why it cannot be used. Each buyer uses a coupon once.
 * What is left of a percentage is floored (spec section 9), so a discount is never less than its percentage.
 */
export function decideCoupon(coupon: Coupon, use: CouponUse): Result<Money> {
  const { plans, forAssets, maxUses } = coupon
  const { plan, uses, ownUses } = use
  const valid = decideValidity(coupon, use.now)
  if (!valid.ok) return valid
  const isForThis = plan === null ? forAssets : plans.length === 0 || plans.includes(plan)
  const discount = discountOf(coupon, use.subtotal)
  if (!isForThis || discount === null) return refuse('coupon-not-for-this')
  if (ownUses > 0) return refuse('coupon-already-used')
  return maxUses !== null && uses >= maxUses ? refuse('coupon-used-up') : accept(discount)
}

/** Whether a coupon can be used at a time at all. One that has not begun, or was switched off, is unknown to buyers. */
export function decideValidity(
  { isActive, from, until }: Pick<Coupon, 'isActive' | 'from' | 'until'>,
  now: number,
): Result<true> {
  if (!isActive || (from !== null && now < from)) return refuse('coupon-unknown')
  return until !== null && now >= until ? refuse('coupon-ended') : accept(true)
}

/** What a coupon takes off a price; null where it has no amount in the currency. */
export function discountOf(
  { percent, amounts }: Pick<Coupon, 'percent' | 'amounts'>,
  { amount, currency }: Money,
): Money | null {
  if (percent !== null) return money(amount - (amount * BigInt(100 - percent)) / 100n, currency)
  const off = amounts.find((one) => one.currency === currency)
  if (off === undefined) return null
  return off.amount > amount ? money(amount, currency) : off
}
