import { z } from 'zod'

/** `POST /revalidate` on the storefront: the CMS names what it changed (domain/routing/cache-tags.ts). */
export const REVALIDATION_PATH = '/revalidate'

/** Carries `REVALIDATE_SECRET`. */
export const REVALIDATION_HEADER = 'x-revalidate-secret'

export const revalidationSchema = z.object({
  tags: z.array(z.string().min(1).max(256)).min(1).max(1000),
})
