import type { useInstantSearch } from 'react-instantsearch'
import { countTraits, isTrait } from '#domain/assets/traits.ts'
import type { PackCard } from '#domain/contract/catalogue.ts'
import type { AssetHit } from '#domain/contract/search.ts'
import {
  type ListingParameters,
  type Recount,
  type Recounted,
  TRAITS_ATTRIBUTE,
} from '#domain/search/listing-parameters.ts'
import type { Answer } from '#storefront/features/listing/live/listing-of.ts'

type InstantSearchApi = ReturnType<typeof useInstantSearch>
export type Results = InstantSearchApi['results']
export type ScopedResults = InstantSearchApi['scopedResults']

/**
 * Whether these may be the results of what is asked now, and not of what was asked before. InstantSearch says of results
 * that they are of what is asked by now, from before they are answered: those that stood for something else are not.
 */
export function answersTo(results: Results, asked: ListingParameters, before: Answered | null): boolean {
  const { _state: state } = results
  const isEqual = (name: (typeof COMPARED)[number]) =>
    JSON.stringify(state[name]) === JSON.stringify(asked[name])
  const wereOthers = before !== null && before.results === results && before.of !== nameOf(asked)
  return !results.__isArtificial && !wereOthers && COMPARED.every(isEqual)
}

/** Results, and the name of what they are of. */
export interface Answered {
  readonly results: Results
  readonly of: string
}

/** The same for what has the same results. */
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

/** @param recounts what was counted once more beside the listing, in answers of its own */
export function answerOf(results: Results, scoped: ScopedResults, recounts: readonly Recount[]): Answer {
  const { hits, nbHits, nbPages, exhaustiveNbHits } = results
  const counts = (attribute: string) => countsIn(results, attribute)
  const recounted = (of: Recounted) =>
    scoped.find(({ indexId }) => indexId === recountId(of))?.results ?? results
  const own = recounts.flatMap(({ of }) =>
    isTrait(of) ? [[of, countTraits(countsIn(recounted(of), TRAITS_ATTRIBUTE))[of]] as const] : [],
  )
  return {
    hits,
    nbHits,
    nbPages,
    exhaustiveNbHits,
    counts,
    kinds: countsIn(recounted('kind'), 'kind'),
    traits: { ...countTraits(counts(TRAITS_ATTRIBUTE)), ...Object.fromEntries(own) },
  }
}

/** What a count is known by among the answers of one search. */
export function recountId(of: Recounted): string {
  return `recount-${of}`
}

function countsIn({ disjunctiveFacets, facets }: Results, attribute: string): Counts {
  const found = [...disjunctiveFacets, ...facets].find(({ name }) => name === attribute)
  return (found?.data as Counts | undefined) ?? {}
}

type Counts = Readonly<Record<string, number>>

/** The packs among the answers of one search. */
export function packsOf(scoped: ScopedResults, packsId: string | null): readonly PackCard[] {
  const hits: readonly AssetHit[] = scoped.find(({ indexId }) => indexId === packsId)?.results?.hits ?? []
  return hits.filter((hit) => hit.form === 'pack')
}
