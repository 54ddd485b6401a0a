import { couponOfRow } from '#cms/operations/coupons/find-coupon.ts'
import { offeredCoupon } from '#cms/operations/coupons/read-coupon.ts'
import { countUses } from '#cms/operations/coupons/use-coupon.ts'
import type { Payload } from '#cms/operations/database.ts'
import { ofSite } from '#cms/operations/referrals/read-rewards.ts'
import type { Coupon as CouponRow } from '#cms/payload-types.ts'
import type { InvitationTerms } from '#domain/contract/invitations.ts'
import { decideValidity } from '#domain/coupons/coupon.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { REWARD_CAPS, REWARD_PERCENT } from '#domain/referrals/program.ts'

/** The words of invitations that marketing writes, the reward of the referrer, and the coupon for invited people. */
export async function readInvitationTerms(payload: Payload, locale: Locale): Promise<InvitationTerms> {
  const { invitation } = await payload.findGlobal({ slug: 'site-texts', locale, depth: 2 })
  const coupon = invitation?.coupon
  return {
    heading: invitation?.heading?.trim() || null,
    text: invitation?.text?.trim() || null,
    percent: REWARD_PERCENT,
    cap: await ofSite(payload, REWARD_CAPS),
    coupon: typeof coupon === 'object' && coupon !== null ? await couponNow(payload, coupon) : null,
  }
}

/** A coupon that can be used now; null for one that has not begun, ended or is used up. */
async function couponNow(payload: Payload, row: CouponRow): Promise<InvitationTerms['coupon']> {
  const coupon = couponOfRow(row)
  if (!decideValidity(coupon, Date.now()).ok) return null
  if (coupon.maxUses !== null && (await countUses(payload, coupon.id)) >= coupon.maxUses) return null
  return offeredCoupon(coupon)
}
