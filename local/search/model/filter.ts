import type { Area } from './geo.ts'

/**
 * The conjunction of `filters`, `facetFilters`, `numericFilters` and `tagFilters`. Attributes are paths with
 * dots. A facet value is compared ignoring case; numbers and booleans by their text. `score` counts for the
 * ranking criterion `filters` (`<score=…>`, by default 1). Tags are the facet `_tags`; `objectID` may be
 * filtered like a facet.
 */
export type Filter =
  | { readonly type: 'facet'; readonly attribute: string; readonly value: string; readonly score: number }
  | {
      readonly type: 'number'
      readonly attribute: string
      readonly operator: '<' | '<=' | '=' | '!=' | '>=' | '>'
      readonly value: number
    }
  /** Inclusive at both ends. */
  | { readonly type: 'range'; readonly attribute: string; readonly from: number; readonly to: number }
  /**
   * True if one of the record's locations is in one of the areas; has no score for the criterion `filters`.
   */
  | { readonly type: 'place'; readonly areas: readonly Area[] }
  | { readonly type: 'and' | 'or'; readonly of: readonly Filter[] }
  | { readonly type: 'not'; readonly of: Filter }
