import { z } from 'zod'
import { FORMS } from '#domain/assets/forms.ts'

/** An asset in the query of a call. */
export const assetNameSchema = z.object({
  form: z.enum(FORMS, { error: 'not-found' }),
  slug: z.string({ error: 'not-found' }).min(1, { error: 'not-found' }).max(200, { error: 'not-found' }),
})

/** A limited allowance, and how much of its UTC day or month is used. */
const allowanceSchema = z.object({
  used: z.int().nonnegative(),
  limit: z.int().positive(),
  period: z.enum(['day', 'month']),
})
export type LimitedAllowance = z.infer<typeof allowanceSchema>

/**
 * What the signed-in user may do with an asset now (`GET /api/v2/access?form=item&slug=`). A pack or a bundle is open when
 * it was bought, or when a plan includes all of its kinds.
 */
export const accessSchema = z.object({
  /** By which right it can be downloaded; null for none. */
  by: z.enum(['free', 'licence', 'purchase', 'subscription']).nullable(),
  /** Why it cannot be downloaded; null where it can. */
  code: z.string().nullable(),
  /** The limited allowance that a download counts against, or that is used up. */
  allowance: allowanceSchema.nullable(),
  /** Who can change that: the owner of the team in use, for its other members, where the team's plan does not open it. */
  team_owner: z.object({ name: z.string(), email: z.string() }).nullable(),
})
export type Access = z.infer<typeof accessSchema>

/** The answer of `POST /api/v2/downloads`. */
export const downloadAnswerSchema = z.object({
  /** Within the site, valid for two minutes. */
  url: z.string(),
  /** The limited allowance that the download counted against, with this download; null for none. */
  allowance: allowanceSchema.nullable(),
})
export type DownloadAllowance = z.infer<typeof downloadAnswerSchema>['allowance']
