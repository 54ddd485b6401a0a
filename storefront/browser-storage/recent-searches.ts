import { readSearches } from '#domain/search/recent-searches.ts'
import { storedList } from '#storefront/browser-storage/stored-list.ts'

/** What this browser remembers of its visitor's searches. */
export const RECENT_SEARCHES = storedList('motif:recent-searches', readSearches)
