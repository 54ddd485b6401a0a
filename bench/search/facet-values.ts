import type { ItemRecord } from '#domain/search/item-record.ts'
import { FACETS } from './query.ts'

/** A document's value of each facet as text, in the order of `FACETS`; null for none. */
export type FacetValues = readonly (string | null)[]

export function facetValues(record: ItemRecord): FacetValues {
  return FACETS.map((facet) => {
    const value = record[facet]
    const one = Array.isArray(value) ? value[0] : value
    return one === undefined || one === null ? null : String(one)
  })
}
