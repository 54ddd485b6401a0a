import type { Cause } from '#storefront/features/listing/live/use-listing-navigation.ts'

/**
 * What is requested for a navigation. `first-hits`: the visible hits and their total. `whole`: the page with facets,
 * additional counts and packs, through InstantSearch.
 */
export type SearchScope = 'first-hits' | 'whole'

/**
 * While the visitor types, each letter requests the first hits; the whole listing follows once typing stops. Links, the
 * history and the search button request the whole listing at once.
 */
export function searchScopeOf(cause: Cause, hasRested: boolean): SearchScope {
  return cause === 'typing' && !hasRested ? 'first-hits' : 'whole'
}
