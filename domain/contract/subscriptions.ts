import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { GATEWAYS } from '#domain/contract/checkout.ts'
import { amountSchema, orderSchema } from '#domain/contract/orders.ts'
import { REFUND_REASONS } from '#domain/payments/refunds.ts'
import { BILLING_PERIODS, PLAN_TYPES } from '#domain/plans/plan.ts'
import { SUBSCRIPTION_STATE_CODES } from '#domain/subscriptions/states.ts'

const moment = z.iso.datetime()

/** A subscription as `/api/v2/auth` returns it with the flag `subscriptions` (spec section 3). */
export const heldSubscriptionSchema = z.object({
  uuid: z.uuid(),
  plan_info: z.object({
    id: z.number().int(),
    /** Beside the specification: the plan by which flags are targeted. */
    slug: z.string(),
    name: z.string(),
    type: z.enum(PLAN_TYPES),
    /** The kind that it is for; `all-asset` for several. */
    asset: z.enum([...KIND_CODES, 'all-asset']),
    period: z.enum(BILLING_PERIODS),
    currency: z.string(),
    /** `payment` was paid once, for one period. */
    method: z.enum(['subscription', 'payment', 'free']),
    license_id: z.string().nullable(),
  }),
  transaction: z.object({ gateway: z.enum(GATEWAYS).nullable() }),
  monthly_subscriptions: z.array(
    z.object({
      stats: z.object({ items_purchased: z.number().int(), quantity: z.number().int().nullable() }),
      download_limit: z.object({
        usage: z.number().int(),
        limit: z.number().int().nullable(),
        period: z.enum(['day', 'month']),
      }),
    }),
  ),
  oauth_client_id: z.string().nullable(),
  /** Null where it does not renew. */
  next_billing_at: moment.nullable(),
  cancelled_at: moment.nullable(),
  recurring_subscription_id: z.string().nullable(),
  status: z.enum(SUBSCRIPTION_STATE_CODES as [(typeof SUBSCRIPTION_STATE_CODES)[number]]),
  /** Beside the specification: what the dashboard needs to command it. */
  seats: z.number().int(),
  version: z.number().int(),
  /** Until when it can be used if it is not renewed: without the days that a renewal has for its payment. */
  usable_until: moment,
  /** What the next period costs. */
  price: amountSchema,
})
export type HeldSubscription = z.infer<typeof heldSubscriptionSchema>

const paymentSchema = z.object({
  uuid: z.uuid(),
  amount: amountSchema,
  refunded: amountSchema,
  paid_at: moment,
  /** "Refundable until … because …". */
  refund: z.object({ automatic: z.boolean(), until: moment, reason: z.enum(REFUND_REASONS) }),
})

/** An order with its payments, as the dashboard's transactions list it. */
export const orderWithPaymentsSchema = orderSchema.extend({ payments: z.array(paymentSchema) })
export type OrderWithPayments = z.infer<typeof orderWithPaymentsSchema>

const version = z.number().int().positive()

export const renewalSchema = z.object({ subscription_uuid: z.uuid(), version })

/** Why a renewal was turned off; the survey never blocks that. */
export const CANCELLATION_REASONS = [
  'price',
  'unused',
  'content',
  'quality',
  'other-service',
  'other',
] as const
export const cancellationSurveySchema = z.object({
  subscription_uuid: z.uuid(),
  reason: z.enum(CANCELLATION_REASONS),
  words: z.string().trim().max(1_000).default(''),
})

export const seatPreviewSchema = z.object({
  subscription_uuid: z.uuid(),
  version,
  seats: z.number().int().min(1).max(10_000),
})
export const seatChangeSchema = z.object({ seat_change_uuid: z.uuid() })

export const planPreviewSchema = z.object({
  subscription_uuid: z.uuid(),
  version,
  plan_id: z.int().positive(),
  billing_period: z.enum(BILLING_PERIODS),
})
export const planChangeSchema = z.object({ plan_change_uuid: z.uuid() })

/** What a change of the plan costs now, until it is confirmed or outdated. A negative amount is credit. */
export interface PlanPreview {
  readonly uuid: string
  readonly title: string
  readonly amount: z.infer<typeof amountSchema>
  readonly valid_until: string
}

/** What a change of seats costs now, until it is confirmed or outdated. A negative amount is credit. */
export interface SeatPreview {
  readonly uuid: string
  readonly seats: number
  readonly amount: z.infer<typeof amountSchema>
  readonly valid_until: string
}

export const refundSchema = z.object({ payment_uuid: z.uuid() })
export const portalSchema = z.object({ redirect: z.string().max(2_000).optional() })

/** Why staff act on what is a customer's, for the audit log. */
export const staffReasonSchema = z.object({
  reason: z.string().trim().min(1, 'statement-missing').max(1_000, 'text-too-long'),
})
export const staffRenewalSchema = staffReasonSchema.extend({ version })
