import { z } from 'zod'
import { FORMS } from '#domain/assets/forms.ts'

/** An asset in the query of a call. */
export const assetNameSchema = z.object({
  form: z.enum(FORMS, { error: 'not-found' }),
  slug: z.string({ error: 'not-found' }).min(1, { error: 'not-found' }).max(200, { error: 'not-found' }),
})

/**
 * What the signed-in user may do with an asset now (`GET /api/v2/access?form=item&slug=`). A pack or a bundle is open when
 * it was bought, or when a plan includes all of its kinds.
 */
export const accessSchema = z.object({
  /** By which right it can be downloaded; null for none. */
  by: z.enum(['free', 'licence', 'purchase', 'subscription']).nullable(),
  /** Why it cannot be downloaded; null where it can. */
  code: z.string().nullable(),
  /** What is left of a limited allowance that the download counts against. */
  allowance: z
    .object({
      used: z.int().nonnegative(),
      limit: z.int().positive(),
      period: z.enum(['day', 'month']),
    })
    .nullable(),
})
export type Access = z.infer<typeof accessSchema>
