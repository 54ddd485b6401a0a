import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { MAX_RECENT_SEARCHES } from '#domain/search/recent-searches.ts'
import { MAX_RECENTLY_VIEWED } from '#domain/search/recently-viewed.ts'

/**
 * A user's recent searches and recently viewed assets, as `/auth/recent` stores them (spec section 3). Lists are
 * newest first.
 */

const MAX_QUERY = 200
const MAX_CONTRIBUTORS = 20
const slug = z.string().min(1).max(200)

const searchSchema = z.object({
  query: z.string().trim().min(1).max(MAX_QUERY),
  asset: z.enum(KIND_CODES).nullable(),
  contributors: z.array(slug).max(MAX_CONTRIBUTORS),
  lang: z.enum(LOCALE_CODES),
})

/** One search, or all that a visitor made before logging in. */
export const recentSearchesSchema = z.object({ searches: z.array(searchSchema).max(MAX_RECENT_SEARCHES) })
export const recentlyViewedSchema = z.object({ viewed: z.array(slug).max(MAX_RECENTLY_VIEWED) })

export const recentSchema = z.object({ searches: z.array(searchSchema), viewed: z.array(slug) })
export type Recent = z.infer<typeof recentSchema>
