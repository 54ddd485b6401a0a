import { readSearches } from '#domain/search/recent-searches.ts'
import { keptList } from '#storefront/kept/kept-list.ts'

/** What this browser remembers of its visitor's searches. */
export const RECENT_SEARCHES = keptList('motif:recent-searches', readSearches)
