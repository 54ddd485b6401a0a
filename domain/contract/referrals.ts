import { z } from 'zod'
import { amountSchema } from '#domain/contract/orders.ts'
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

/** `GET /api/v2/auth/affiliation`: what the user's links earned as an affiliate. */
export const affiliationSchema = rewardsSchema.extend({
  /** Null before the user joined. */
  joined_at: z.iso.datetime().nullable(),
  cap: amountSchema,
  /** A payout is made from this amount on. */
  minimum: amountSchema,
  days: z.int(),
})
export type Affiliation = z.infer<typeof affiliationSchema>
