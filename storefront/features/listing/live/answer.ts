import type { useInstantSearch } from 'react-instantsearch'
import type { Trait } from '#domain/assets/traits.ts'
import type { PackCard } from '#domain/contract/catalogue.ts'
import type { AssetHit } from '#domain/contract/search.ts'
import { TRAITS_ATTRIBUTE } from '#domain/search/filter-terms.ts'
import { type ListingParameters, recountsOf } from '#domain/search/listing-parameters.ts'
import { type ListingAt, narrowingOf } from '#domain/search/narrowing.ts'
import { countedTraits, traitCounts } from '#domain/search/trait-counts.ts'
import type { Answer } from '#storefront/features/listing/live/listing-of.ts'

type InstantSearchApi = ReturnType<typeof useInstantSearch>
export type Results = InstantSearchApi['results']
export type ScopedResults = InstantSearchApi['scopedResults']

/**
 * Whether the results belong to the current request. InstantSearch labels the previous results with the new state until
 * the new response arrives, so those first seen with another state are refused.
 */
export function answersTo(results: Results, asked: ListingParameters, before: Answered | null): boolean {
  const { _state: state } = results
  const isEqual = (name: (typeof COMPARED)[number]) =>
    JSON.stringify(state[name]) === JSON.stringify(asked[name])
  const wereOthers = before !== null && before.results === results && before.of !== nameOf(asked)
  return !results.__isArtificial && !wereOthers && COMPARED.every(isEqual)
}

/** Results, and the key of the request they belong to. */
export interface Answered {
  readonly results: Results
  readonly of: string
}

/** A key that is equal for requests with the same results. */
export function nameOf(asked: ListingParameters): string {
  return JSON.stringify(COMPARED.map((name) => asked[name]))
}

const COMPARED = [
  'index',
  'query',
  'optionalFilters',
  'page',
  'filters',
  'disjunctiveFacetsRefinements',
] as const satisfies readonly (keyof ListingParameters)[]

/** @param scoped contains the additional counts of the listing (`recountsOf`) */
export function answerOf(results: Results, scoped: ScopedResults, listing: ListingAt): Answer {
  const { hits, nbHits, nbPages, exhaustiveNbHits } = results
  const counts = (attribute: string) => countsIn(results, attribute)
  const recounted = (of: Trait) => scoped.find(({ indexId }) => indexId === recountId(of))?.results ?? results
  const own = recountsOf(listing).map(({ of }) => [of, countsIn(recounted(of), TRAITS_ATTRIBUTE)] as const)
  return {
    hits,
    nbHits,
    nbPages,
    exhaustiveNbHits,
    counts,
    traits: traitCounts(countedTraits(narrowingOf(listing)), counts(TRAITS_ATTRIBUTE), new Map(own)),
  }
}

/** The id of an additional count among the results of one search. */
export function recountId(of: Trait): string {
  return `recount-${of}`
}

function countsIn({ disjunctiveFacets, facets }: Results, attribute: string): Counts {
  const found = [...disjunctiveFacets, ...facets].find(({ name }) => name === attribute)
  return (found?.data as Counts | undefined) ?? {}
}

type Counts = Readonly<Record<string, number>>

/** The packs among the results of one search. */
export function packsOf(scoped: ScopedResults, packsId: string | null): readonly PackCard[] {
  const hits: readonly AssetHit[] = scoped.find(({ indexId }) => indexId === packsId)?.results?.hits ?? []
  return hits.filter((hit) => hit.form === 'pack')
}
