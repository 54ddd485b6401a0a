import { z } from 'zod'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import { couponCode } from '#domain/coupons/coupon.ts'

/** `POST /api/console/customer-teams/:id/remove-member`; `member` is the id of the membership. */
export const staffRemovalSchema = staffReasonSchema.extend({ member: z.uuid() })

/**
 * `POST /api/console/coupons`: a percentage for all plans. Coupons of amounts, for some plans or with a page are made in the
 * panel.
 */
export const newCouponSchema = staffReasonSchema.extend({
  code: z
    .string()
    .transform(couponCode)
    .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/)),
  percent: z.int().min(1).max(100),
  /** Null for no end. */
  until: z.iso.datetime().nullable().default(null),
  /** Null for no limit. */
  max_uses: z.int().min(1).max(1_000_000).nullable().default(null),
})
export type NewCouponForm = z.output<typeof newCouponSchema>
