import type { Area } from './geo.ts'

/**
 * What `filters`, `facetFilters`, `numericFilters` and `tagFilters` say together. Attributes are paths with dots.
 * A facet value is compared without case; numbers and booleans by their text. `score` counts for the ranking criterion
 * `filters` (`<score=…>`, 1 where it is not said). Tags are the facet `_tags`; `objectID` may be filtered like a facet.
 */
export type Filter =
  | { readonly type: 'facet'; readonly attribute: string; readonly value: string; readonly score: number }
  | {
      readonly type: 'number'
      readonly attribute: string
      readonly operator: '<' | '<=' | '=' | '!=' | '>=' | '>'
      readonly value: number
    }
  /** Both ends included. */
  | { readonly type: 'range'; readonly attribute: string; readonly from: number; readonly to: number }
  /** One of the record's locations is in one of the areas; worth nothing to the criterion `filters`. */
  | { readonly type: 'place'; readonly areas: readonly Area[] }
  | { readonly type: 'and' | 'or'; readonly of: readonly Filter[] }
  | { readonly type: 'not'; readonly of: Filter }
