import type { useInstantSearch } from 'react-instantsearch'
import type { PackCard } from '#domain/contract/catalogue.ts'
import type { AssetHit } from '#domain/contract/search.ts'
import type { ListingParameters } from '#domain/search/listing-parameters.ts'
import type { Answer } from '#storefront/features/listing/live/listing-of.ts'

type InstantSearchApi = ReturnType<typeof useInstantSearch>
export type Results = InstantSearchApi['results']
type ScopedResults = InstantSearchApi['scopedResults']

/** Whether these are the results of what is asked now, and not of what was asked before. */
export function answersTo(results: Results, asked: ListingParameters): boolean {
  const { _state: state } = results
  const isEqual = (name: (typeof COMPARED)[number]) =>
    JSON.stringify(state[name]) === JSON.stringify(asked[name])
  return !results.__isArtificial && COMPARED.every(isEqual)
}

const COMPARED = [
  'index',
  'query',
  'page',
  'filters',
  'disjunctiveFacetsRefinements',
] as const satisfies readonly (keyof ListingParameters)[]

export function answerOf(results: Results): Answer {
  const { hits, nbHits, nbPages, exhaustiveNbHits, disjunctiveFacets } = results
  const data = new Map(disjunctiveFacets.map((facet) => [facet.name, facet.data as Counts]))
  return { hits, nbHits, nbPages, exhaustiveNbHits, counts: (attribute) => data.get(attribute) ?? {} }
}

type Counts = Readonly<Record<string, number>>

/** The packs among the answers of one search. */
export function packsOf(scoped: ScopedResults, packsId: string | null): readonly PackCard[] {
  const hits: readonly AssetHit[] = scoped.find(({ indexId }) => indexId === packsId)?.results?.hits ?? []
  return hits.filter((hit) => hit.form === 'pack')
}
