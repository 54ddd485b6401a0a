import { z } from 'zod'
import { amountSchema } from '#domain/contract/orders.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { PAYOUT_STATE_CODES, type PayoutState } from '#domain/referrals/payouts.ts'
import { REWARD_STATES } from '#domain/referrals/program.ts'

const rewardSchema = z.object({
  uuid: z.uuid(),
  /** What refunds left of it; zero once all was paid back. */
  amount: amountSchema,
  earned: amountSchema,
  state: z.enum(REWARD_STATES),
  /** Why it was refused; null for the others. */
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** The end of the refund window of the payment. */
  due_at: z.iso.datetime(),
})

const rewardsSchema = z.object({
  /** What the links of the user carry (`?referral_code=`). */
  code: z.string(),
  percent: z.number(),
  /** One amount for each currency that has any. */
  held: z.array(amountSchema),
  settled: z.array(amountSchema),
  /** The newest first. */
  rewards: z.array(rewardSchema),
})

/** `GET /api/v2/auth/referral`: what the user's invitations earned as credit. */
export const referralSchema = rewardsSchema.extend({ cap: amountSchema })
export type Referral = z.infer<typeof referralSchema>

const payoutSchema = z.object({
  uuid: z.uuid(),
  amount: amountSchema,
  state: z.enum(PAYOUT_STATE_CODES as [PayoutState, ...PayoutState[]]),
  /** Why it was refused; null for the others. */
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
})

/** `POST /api/v2/auth/affiliation/payouts`: the whole available balance of a currency, to an account of PayPal. */
export const payoutFormSchema = z.object({
  currency: z.enum(PRICE_CURRENCIES),
  address: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: 'email-invalid' }).max(254)),
})
export type PayoutForm = z.output<typeof payoutFormSchema>

/** `GET /api/v2/auth/affiliation`: what the user's links earned as an affiliate. */
export const affiliationSchema = rewardsSchema.extend({
  /** Null before the user joined. */
  joined_at: z.iso.datetime().nullable(),
  cap: amountSchema,
  /** A payout is made from this amount on. */
  minimum: amountSchema,
  days: z.int(),
  /** What can be requested, and from which amount on, for each currency that has any. */
  payable: z.array(z.object({ amount: amountSchema, minimum: amountSchema })),
  /** The newest first. */
  payouts: z.array(payoutSchema),
})
export type Affiliation = z.infer<typeof affiliationSchema>
