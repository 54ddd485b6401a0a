import { z } from 'zod'
import { shownContributorSchema } from '#domain/contract/catalogue.ts'
import { offeredCouponSchema } from '#domain/contract/coupons.ts'
import { amountSchema } from '#domain/contract/orders.ts'

/** `GET /api/v2/invitations`: what the page of an invitation says to everyone; empty words are built in. */
export const invitationTermsSchema = z.object({
  heading: z.string().nullable(),
  text: z.string().nullable(),
  /** What the referrer receives of the first payment, and at most. */
  percent: z.number(),
  cap: amountSchema,
  /** What invited people get off; null for nothing. */
  coupon: offeredCouponSchema.nullable(),
})
export type InvitationTerms = z.infer<typeof invitationTermsSchema>

/** `GET /api/v2/invitations/{code}`: whose invitation it is, for one visitor. */
export const invitationSchema = z.object({
  state: z.enum(['known', 'own', 'unknown']),
  /** The public profile of the referrer; null without one. */
  inviter: shownContributorSchema.nullable(),
})
export type Invitation = z.infer<typeof invitationSchema>
