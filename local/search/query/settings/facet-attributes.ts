import { readModified } from './notation.ts'

export interface FacetAttribute {
  readonly path: string
  readonly counted: boolean
  readonly searchable: boolean
  /** Counted among the records that `distinct` leaves. */
  readonly afterDistinct: boolean
}

/** Parses `attributesForFaceting`. */
export function facetAttributesOf(sources: readonly string[]): readonly FacetAttribute[] {
  return sources.map((source) => {
    const { modifiers, name } = readModified(source)
    return {
      path: name,
      counted: !modifiers.includes('filterOnly'),
      searchable: modifiers.includes('searchable'),
      afterDistinct: modifiers.includes('afterDistinct'),
    }
  })
}
