import { readSearches } from '#domain/search/recent-searches.ts'
import { storedList } from '#storefront/browser-storage/stored-list.ts'

/** Recent searches stored in this browser. */
export const RECENT_SEARCHES = storedList('motif:recent-searches', readSearches)
