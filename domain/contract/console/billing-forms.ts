import { z } from 'zod'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import { couponCode } from '#domain/coupons/coupon.ts'
import { offerSlugFault } from '#domain/coupons/offer-slug.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { readDecimal } from '#domain/money/text.ts'

/** `POST /api/console/customer-teams/:id/remove-member`; `member` is the id of the membership. */
export const staffRemovalSchema = staffReasonSchema.extend({ member: z.uuid() })

/** An amount as it is typed, such as `9.00`, in minor units. */
const typedAmount = z
  .object({ currency: z.enum(PRICE_CURRENCIES), amount: z.string() })
  .transform(({ currency, amount }, context) => {
    const read = readDecimal(amount, currency)
    if (read !== null && read.amount > 0n) return read
    context.addIssue({ code: 'custom', message: 'coupon-amount-invalid' })
    return z.NEVER
  })

/** The page of a coupon at `/offer/{slug}`, in English; translations are written in the panel. */
const offerSchema = z.object({
  slug: z.string().refine((slug) => offerSlugFault(slug) === null, { error: 'offer-slug-invalid' }),
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().min(1).max(400),
})

/**
 * `POST /api/console/coupons`: a percentage or amounts, for all plans, with a page or without. Coupons for some plans or for
 * assets are made in the panel.
 */
const couponFields = staffReasonSchema.extend({
  code: z
    .string()
    .transform(couponCode)
    .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/)),
  /** Null for amounts. */
  percent: z.int().min(1).max(100).nullable().default(null),
  /** One for each currency that it is for; none for a percentage. */
  amounts: z.array(typedAmount).max(PRICE_CURRENCIES.length).default([]),
  /** Null for no end. */
  until: z.iso.datetime().nullable().default(null),
  /** Null for no limit. */
  max_uses: z.int().min(1).max(1_000_000).nullable().default(null),
  offer: offerSchema.nullable().default(null),
})

export const newCouponSchema = couponFields
  .refine(({ percent, amounts }) => (percent === null) === amounts.length > 0, {
    error: 'coupon-value-missing',
    path: ['percent'],
  })
  .refine(({ amounts }) => new Set(amounts.map(({ currency }) => currency)).size === amounts.length, {
    error: 'coupon-amount-invalid',
    path: ['amounts'],
  })
export type NewCouponForm = z.output<typeof newCouponSchema>
