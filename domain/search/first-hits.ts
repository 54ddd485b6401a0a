import type { ItemCard, PackCard } from '#domain/contract/catalogue.ts'
import type { View } from '#domain/routing/view.ts'
import type { ListingParameters } from './listing-parameters.ts'

/** The rows of a listing before its row of packs, which fill most windows. */
export const FIRST_HITS = 24

/** The attributes of a card, without those of a whole listing, such as tags. */
export const CARD_ATTRIBUTES = {
  item: ['form', 'slug', 'kind', 'free', 'title', 'preview'],
  pack: ['form', 'slug', 'kind', 'free', 'title', 'itemCount', 'previews', 'tint'],
} as const satisfies {
  readonly item: readonly (keyof ItemCard)[]
  readonly pack: readonly (keyof PackCard)[]
}

/**
 * A search for the first hits of a listing and their total: the same hits in the same order as the listing's own
 * search, without expensive parts: no counts, highlights or explanations.
 */
export function firstHitsRequest(
  { index, disjunctiveFacetsRefinements, ...parameters }: ListingParameters,
  form: View['form'],
) {
  const { query, optionalFilters, removeWordsIfNoResults, filters, ruleContexts } = parameters
  return {
    indexName: index,
    query,
    optionalFilters,
    removeWordsIfNoResults,
    filters,
    ruleContexts,
    facetFilters: chosenFilters(disjunctiveFacetsRefinements),
    page: 0,
    hitsPerPage: FIRST_HITS,
    attributesToRetrieve: [...CARD_ATTRIBUTES[form]],
    attributesToHighlight: [],
    // A typed letter is no complete search; the listing's own search after the debounce is counted.
    analytics: false,
  }
}

/** Values of one facet are alternatives, as the helper of InstantSearch sends them. */
export function chosenFilters(refinements: ListingParameters['disjunctiveFacetsRefinements']): string[][] {
  return Object.entries(refinements).map(([facet, values]) => values.map((value) => `${facet}:${value}`))
}
