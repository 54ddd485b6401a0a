import { readModified } from './notation.ts'

export interface FacetAttribute {
  readonly path: string
  readonly counted: boolean
  readonly searchable: boolean
}

/** `attributesForFaceting` taken apart. `afterDistinct(…)` is accepted: facets are counted before grouping all the same. */
export function facetAttributesOf(sources: readonly string[]): readonly FacetAttribute[] {
  return sources.map((source) => {
    const { modifiers, name } = readModified(source)
    return {
      path: name,
      counted: !modifiers.includes('filterOnly'),
      searchable: modifiers.includes('searchable'),
    }
  })
}
