import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { findCoupon } from '#cms/operations/coupons/find-coupon.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { OfferedCoupon } from '#domain/contract/coupons.ts'
import { type Coupon, decideValidity } from '#domain/coupons/coupon.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

/** What a code gives now, within the limit of the network that asks: codes cannot be guessed. */
export async function readCoupon(
  payload: Payload,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<Result<OfferedCoupon>> {
  if (!(await withinLimit(payload, 'coupon-address', address))) return refuse('too-many-attempts')
  const coupon = await findCoupon(payload, code)
  if (coupon === null) return refuseField('code', 'coupon-unknown')
  const valid = decideValidity(coupon, Date.now())
  if (!valid.ok) return refuseField('code', valid.code)
  return accept(offeredCoupon(coupon))
}

/** What a coupon gives, as buyers read it. */
export function offeredCoupon({ code, percent, amounts, plans, forAssets }: Coupon): OfferedCoupon {
  return {
    code,
    percent,
    amounts: amounts.map(({ amount, currency }) => ({ amount: String(amount), currency })),
    plans: [...plans],
    for_assets: forAssets,
  }
}
