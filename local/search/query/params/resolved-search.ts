import type { Filter } from '#local/search/model/filter.ts'
import type { Around } from '#local/search/model/geo.ts'
import type { Plan } from '#local/search/model/plan.ts'
import type { Settings } from '#local/search/query/settings/setting-table.ts'
import type { SearchParams } from './param-table.ts'

/** The requested part of the hits. */
export interface Window {
  readonly offset: number
  readonly length: number
  /** Requested by `page` and `hitsPerPage`, which the response repeats; else by `offset` and `length`. */
  readonly paged: boolean
}

/**
 * A search ready to plan: the request's parameters, over those of rules, over the settings of the index, over
 * the defaults. Filters are parsed, and languages are explicit.
 */
export interface ResolvedSearch
  extends Omit<
    Settings & SearchParams,
    'ignorePlurals' | 'removeStopWords' | 'distinct' | 'facets' | 'maxFacetHits'
  > {
  /** Attributes that responses may contain, whatever a request asks for; absent or null for all. */
  readonly retrievableAttributes?: readonly string[] | null
  /** The conjunction of all filters, null where there is none. */
  readonly filter: Filter | null
  /** `optionalFilters`, each with its score; a `not` lowers what it matches. */
  readonly preferred: readonly Filter[]
  readonly window: Window
  /** Facets to count, only such that can be counted. */
  readonly facets: readonly string[]
  readonly maxFacetHits: number
  /** The number of records kept of a group; null without grouping. */
  readonly distinct: Plan['distinct']
  /** Languages, most important first, whose plurals count as singulars. */
  readonly ignorePlurals: readonly string[]
  /** Languages whose stop words are removed from the query. */
  readonly removeStopWords: readonly string[]
  /** Every word may be missing: for `similarQuery`, and the last resort of `removeWordsIfNoResults`. */
  readonly allOptional: boolean
  /** The centre to rank by; null without one. */
  readonly around: Around | null
  /** A sentence for each requested option without effect, beginning with the name of a parameter. */
  readonly warnings: readonly string[]
  /** Records that rules pinned or hid. */
  readonly pinned: Plan['pinned']
  readonly hidden: Plan['hidden']
}
