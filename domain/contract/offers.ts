import { z } from 'zod'
import { pricesByPeriod, soldOfferSchema, soldPlanSchema } from '#domain/contract/plans.ts'

/** A plan with the first payment of each of its markets, in minor units without tax; null where the coupon is not for it. */
const discountedPlanSchema = soldPlanSchema.extend({
  offers: z.array(soldOfferSchema.extend({ firstPrices: pricesByPeriod })),
})
export type DiscountedPlan = z.infer<typeof discountedPlanSchema>

/** The page of a coupon (`/offers/{slug}`), with texts in one language. One that ended or was used up keeps its title. */
export const offerPageSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    slug: z.string(),
    title: z.string(),
    text: z.string(),
    code: z.string(),
    /** When it ends; null for no end. */
    until: z.iso.datetime().nullable(),
    plans: z.array(discountedPlanSchema).min(1),
  }),
  z.object({ state: z.literal('ended'), slug: z.string(), title: z.string() }),
])
export type OfferPage = z.infer<typeof offerPageSchema>
export type OpenOffer = Extract<OfferPage, { state: 'open' }>
