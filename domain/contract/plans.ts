import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { offeredGateways } from '#domain/checkout/offered-gateways.ts'
import { GATEWAYS, type Gateway } from '#domain/contract/checkout.ts'
import { CURRENCIES, type Currency } from '#domain/money/currencies.ts'
import {
  type CataloguePlan,
  PLAN_AUDIENCES,
  PLAN_CAPABILITIES,
  PLAN_CONDITIONS,
} from '#domain/plans/catalogue-plan.ts'
import { PLAN_TYPES } from '#domain/plans/plan.ts'

/** Minor units, with tax; null: not sold for the period. */
const amount = z.int().nonnegative().nullable()
export const pricesByPeriod = z.object({ month: amount, year: amount })

export const soldOfferSchema = z.object({
  planId: z.int().positive(),
  country: z.string().nullable(),
  currency: z.enum(CURRENCIES as readonly [Currency, ...Currency[]]),
  prices: pricesByPeriod,
  seatPrices: pricesByPeriod,
  /** Those that sell it. */
  gateways: z.array(z.enum(GATEWAYS)),
})

/** A plan that is sold, as `/plans` returns it, with texts in one language. */
export const soldPlanSchema = z.object({
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  features: z.array(z.string()),
  type: z.enum(PLAN_TYPES),
  audience: z.enum(PLAN_AUDIENCES),
  condition: z.enum(PLAN_CONDITIONS),
  capabilities: z.array(z.enum(PLAN_CAPABILITIES)),
  allowances: z.array(
    z.object({
      kinds: z.array(z.enum(KIND_CODES)),
      limit: z.int().nonnegative().nullable(),
      period: z.enum(['day', 'month']),
    }),
  ),
  members: z.int().positive(),
  trialDays: z.int().nonnegative(),
  hasCard: z.boolean(),
  isHighlighted: z.boolean(),
  save: z.number().nullable(),
  quantity: z.int().positive(),
  offers: z.array(soldOfferSchema),
})
export type SoldPlan = z.infer<typeof soldPlanSchema>
export type SoldOffer = SoldPlan['offers'][number]

/** `/plans` */
export const soldPlansSchema = z.array(soldPlanSchema)

/** A plan of the catalogue as `/plans` returns it, while these gateways are configured. */
export function soldPlan(
  { otherIds: _, isSold: __, offers, ...plan }: CataloguePlan,
  configured: readonly Gateway[],
): SoldPlan {
  return soldPlanSchema.parse({
    ...plan,
    offers: offers.map(({ prices, seatPrices, ...offer }) => ({
      ...offer,
      prices: numbers(prices),
      seatPrices: numbers(seatPrices),
      gateways: offeredGateways(offer, configured),
    })),
  })
}

/** JSON has no `bigint`; the schema refuses what a number cannot hold exactly. */
function numbers({
  month,
  year,
}: Readonly<Record<'month' | 'year', bigint | null>>): z.infer<typeof pricesByPeriod> {
  return { month: month === null ? null : Number(month), year: year === null ? null : Number(year) }
}
