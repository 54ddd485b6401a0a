import type { Payload } from '#cms/operations/database.ts'
import type { Coupon as CouponRow } from '#cms/payload-types.ts'
import { type Coupon, couponCode } from '#domain/coupons/coupon.ts'
import { money } from '#domain/money/money.ts'

export interface FoundCoupon extends Coupon {
  readonly id: number
}

/** A coupon by the code that a buyer typed; null for an unknown one. */
export async function findCoupon(payload: Payload, typed: string): Promise<FoundCoupon | null> {
  const { docs } = await payload.find({
    collection: 'coupons',
    where: { code: { equals: couponCode(typed) } },
    limit: 1,
    depth: 1,
  })
  const [row] = docs
  return row === undefined ? null : couponOfRow(row)
}

/** @param row with its plans */
export function couponOfRow(row: CouponRow): FoundCoupon {
  const { id, code, isActive, percent, amounts, plans, forAssets, from, until, maxUses } = row
  return {
    id,
    code,
    isActive: isActive ?? false,
    percent: percent ?? null,
    amounts: (amounts ?? []).map(({ amount, currency }) => money(amount, currency)),
    plans: (plans ?? []).flatMap((plan) => (typeof plan === 'object' ? plan.slug : [])),
    forAssets: forAssets ?? false,
    from: from ? Date.parse(from) : null,
    until: until ? Date.parse(until) : null,
    maxUses: maxUses ?? null,
  }
}
