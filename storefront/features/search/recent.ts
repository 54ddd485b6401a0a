import { readSearches } from '#domain/search/recent-searches.ts'
import { readViewed } from '#domain/search/recently-viewed.ts'
import { keptList } from '#storefront/features/search/kept-list.ts'

/** What this browser remembers of its visitor's searches. */
export const RECENT_SEARCHES = keptList('motif:recent-searches', readSearches)

/** Slugs of the items that were looked at in this browser. */
export const RECENTLY_VIEWED = keptList('motif:recently-viewed', readViewed)
