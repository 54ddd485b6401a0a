import { periodEnd } from '../../core/calendar.ts'
import { newId } from '../../core/ids.ts'
import { splitDiscount } from '../../core/share.ts'
import { invalid } from '../errors.ts'
import type { Coupon, Discount, DiscountSource } from '../objects/discount.ts'
import type { InvoiceLine } from '../objects/invoice.ts'
import { find, type StripeState } from '../state.ts'

type Named = { readonly coupon?: string | undefined; readonly promotion_code?: string | undefined }

/** The discount that a request names. @throws StripeError when it cannot be used any more */
export function sourceOf(
  state: StripeState,
  named: readonly Named[] | undefined,
  customer: string | null,
): DiscountSource | null {
  const [first] = named ?? []
  if (!first || (first.coupon === undefined && first.promotion_code === undefined)) return null
  const source = { coupon: first.coupon ?? null, promotion_code: first.promotion_code ?? null }
  couponOf(state, source, customer)
  return source
}

/** The coupon behind a discount, checked for its limits. @throws StripeError */
export function couponOf(state: StripeState, source: DiscountSource, customer: string | null): Coupon {
  const now = state.clock.now()
  const { promotion_code } = source
  const code =
    promotion_code === null ? null : find(state.promotionCodes, 'promotion code', promotion_code, 'discounts')
  if (code) {
    const usedUp = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions
    const expired = code.expires_at !== null && code.expires_at <= now
    if (!code.active || usedUp || expired)
      throw invalid('This promotion code is not active.', 'discounts', 'promotion_code_expired')
    if (code.customer !== null && code.customer !== customer)
      throw invalid('This promotion code belongs to another customer.', 'discounts')
  }
  const coupon = find(state.coupons, 'coupon', code?.promotion.coupon ?? source.coupon ?? '', 'discounts')
  if (!isValid(coupon, now))
    throw invalid(`Coupon ${coupon.id} is used up or expired.`, 'discounts', 'coupon_expired')
  return coupon
}

export function isValid(coupon: Coupon, now: number): boolean {
  const usedUp = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions
  return !usedUp && (coupon.redeem_by === null || coupon.redeem_by > now)
}

/** Counts a use and stores the discount. @throws StripeError when the last use was taken meanwhile */
export function redeem(
  state: StripeState,
  source: DiscountSource,
  { customer, subscription }: { readonly customer: string | null; readonly subscription: string | null },
): Discount {
  const now = state.clock.now()
  const coupon = couponOf(state, source, customer)
  const used = { ...coupon, times_redeemed: coupon.times_redeemed + 1 }
  state.coupons.put({ ...used, valid: isValid(used, now) })
  const code = source.promotion_code === null ? null : state.promotionCodes.get(source.promotion_code)
  if (code) {
    const times_redeemed = code.times_redeemed + 1
    state.promotionCodes.put({
      ...code,
      times_redeemed,
      active: code.active && (code.max_redemptions === null || times_redeemed < code.max_redemptions),
    })
  }
  return state.discounts.put({
    id: newId('di_1'),
    object: 'discount',
    customer,
    end: endOf(coupon, now),
    promotion_code: source.promotion_code,
    source: { type: 'coupon', coupon: coupon.id },
    start: now,
    subscription,
  })
}

function endOf({ duration, duration_in_months }: Coupon, now: number): number | null {
  if (duration === 'forever') return null
  return duration === 'once' ? now : periodEnd(now, now, 'month', duration_in_months ?? 1)
}

export function amountOff(coupon: Coupon, amount: number): number {
  const off =
    coupon.percent_off === null ? (coupon.amount_off ?? 0) : Math.round((amount * coupon.percent_off) / 100)
  return Math.min(Math.max(0, amount), off)
}

/** Takes a coupon off the lines that it applies to: not off prorations, which follow what was paid. */
export function discountLines(
  lines: readonly InvoiceLine[],
  coupon: Coupon,
  discount: string,
): InvoiceLine[] {
  const open = lines.filter(({ discountable, amount }) => discountable && amount > 0)
  const total = open.reduce((sum, { amount }) => sum + amount, 0)
  const parts = splitDiscount(
    amountOff(coupon, total),
    open.map(({ amount }) => amount),
  )
  return lines.map((line) => {
    const part = parts[open.indexOf(line)]
    return part ? { ...line, discount_amounts: [{ amount: part, discount }], discounts: [discount] } : line
  })
}
