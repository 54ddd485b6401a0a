import { z } from 'zod'

/** `POST /revalidate` of a storefront process, which that process alone calls: it drops what carries one of the tags. */
export const REVALIDATION_PATH = '/revalidate'

/** `GET /invalidations?after=7` of the CMS: what was invalidated after that number. It waits until there is something. */
export const INVALIDATIONS_PATH = '/invalidations'

/** Carries `REVALIDATE_SECRET`, on both paths. */
export const REVALIDATION_HEADER = 'x-revalidate-secret'

/** How long the CMS holds a request while nothing is invalidated, in milliseconds. */
export const HOLD_MS = 5_000

export const MAX_TAGS = 1000

const tagsSchema = z.array(z.string().min(1).max(256)).max(MAX_TAGS)

export const revalidationSchema = z.object({ tags: tagsSchema.min(1) })

export const invalidationsSchema = z.object({
  /** The number to continue after. */
  sequence: z.int().nonnegative(),
  tags: tagsSchema,
})
/** Tags of cached pages and reads (domain/routing/cache-tags.ts) that became outdated up to a sequence number. */
export type Invalidations = Readonly<z.infer<typeof invalidationsSchema>>
