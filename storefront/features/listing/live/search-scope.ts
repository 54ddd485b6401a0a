import type { Cause } from '#storefront/features/listing/live/use-listing-navigation.ts'

/**
 * What an engine is asked for a turn. `first-hits`: the hits that are seen and their total. `whole`: the page with its
 * facets, recounts and packs, through InstantSearch.
 */
export type SearchScope = 'first-hits' | 'whole'

/**
 * While somebody types, each letter is asked for its first hits alone; the whole follows once typing rests. Links, the
 * history of the browser and the search button ask for the whole at once.
 */
export function searchScopeOf(cause: Cause, hasRested: boolean): SearchScope {
  return cause === 'typing' && !hasRested ? 'first-hits' : 'whole'
}
