'use client'

import type { OfferedCoupon } from '#domain/contract/coupons.ts'
import { useCouponWords } from '#storefront/actions/checkout/coupon-words.ts'

/** What invited people get off. */
export function CouponLine({ coupon }: { readonly coupon: OfferedCoupon }) {
  const { off, plans } = useCouponWords(coupon)
  return (
    <>
      <p className="invitation__off">{off}</p>
      <p className="muted">{plans}</p>
    </>
  )
}
