import { z } from 'zod'
import { CURRENCIES, type Currency } from '#domain/money/currencies.ts'
import { BILLING_PERIODS, PLAN_TYPES } from '#domain/plans/plan.ts'

/** A subscription of the account in use (spec section 3), as far as browsers need it. */
export const heldSubscriptionSchema = z.object({
  uuid: z.uuid(),
  plan_info: z.object({
    id: z.int(),
    name: z.string(),
    type: z.enum(PLAN_TYPES),
    period: z.enum(BILLING_PERIODS),
    currency: z.enum(CURRENCIES as readonly [Currency, ...Currency[]]),
  }),
  transaction: z.object({ gateway: z.string() }),
  recurring_subscription_id: z.string().nullable(),
  cancelled_at: z.iso.datetime().nullable(),
})
export type HeldSubscription = z.infer<typeof heldSubscriptionSchema>
