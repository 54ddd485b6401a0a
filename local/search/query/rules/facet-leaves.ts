import type { Filter } from '#local/search/model/filter.ts'

/** A facet and its value. */
export interface FacetLeaf {
  readonly attribute: string
  readonly value: string
}

/** The facets of a conjunction of only facets; null for any other filter. */
export function facetLeaves(filter: Filter): readonly FacetLeaf[] | null {
  if (filter.type === 'facet') return [filter]
  if (filter.type !== 'and') return null
  const leaves = filter.of.map(facetLeaves)
  return leaves.every((each) => each !== null) ? leaves.flat() : null
}

/** Facets that a filter requires, alone or as an alternative; not negated ones. */
export function selectedFacets(filter: Filter | null): readonly FacetLeaf[] {
  if (filter === null) return []
  if (filter.type === 'facet') return [filter]
  return filter.type === 'and' || filter.type === 'or' ? filter.of.flatMap(selectedFacets) : []
}
