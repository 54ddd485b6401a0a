import { z } from 'zod'
import { amountSchema } from '#domain/contract/orders.ts'

/** A code as a buyer types it (`POST /api/v2/coupons/check`). */
export const couponFormSchema = z.object({
  code: z.string().trim().min(1, { error: 'coupon-unknown' }).max(60, { error: 'coupon-unknown' }),
})

/** What a code gives: a percentage, or an amount in one of the currencies. */
export const offeredCouponSchema = z.object({
  code: z.string(),
  percent: z.int().min(1).max(100).nullable(),
  amounts: z.array(amountSchema),
  /** Slugs of the plans that it is for; empty for all. */
  plans: z.array(z.string()),
  for_assets: z.boolean(),
})
export type OfferedCoupon = z.infer<typeof offeredCouponSchema>
