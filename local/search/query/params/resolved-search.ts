import type { Filter } from '#local/search/model/filter.ts'
import type { Around } from '#local/search/model/geo.ts'
import type { Plan } from '#local/search/model/plan.ts'
import type { Settings } from '#local/search/query/settings/setting-table.ts'
import type { SearchParams } from './param-table.ts'

/** The part of the hits that is asked for. */
export interface Window {
  readonly offset: number
  readonly length: number
  /** Asked for by `page` and `hitsPerPage`, and answered in the same words; else by `offset` and `length`. */
  readonly paged: boolean
}

/**
 * A search as it runs: the request's parameters, over those of rules, over the settings of the index, over the
 * defaults. Filters are parsed, and languages are named.
 */
export interface ResolvedSearch
  extends Omit<
    Settings & SearchParams,
    'ignorePlurals' | 'removeStopWords' | 'distinct' | 'facets' | 'maxFacetHits'
  > {
  /** Attributes that answers may hold, whatever a request asks for; absent or null for all. */
  readonly retrievableAttributes?: readonly string[] | null
  /** The filters of all kinds in one, null where there is none. */
  readonly filter: Filter | null
  /** `optionalFilters`, each with its score; a `not` lowers what it matches. */
  readonly preferred: readonly Filter[]
  readonly window: Window
  /** Facets to count, each of them one that can be counted. */
  readonly facets: readonly string[]
  readonly maxFacetHits: number
  /** How many records of a group stay; null where nothing is grouped. */
  readonly distinct: Plan['distinct']
  /** Languages, most important first, whose plurals count as singulars. */
  readonly ignorePlurals: readonly string[]
  /** Languages whose stop words are left out of the query. */
  readonly removeStopWords: readonly string[]
  /** Every word may be missing: for `similarQuery`, and the last resort of `removeWordsIfNoResults`. */
  readonly allOptional: boolean
  /** The centre to rank by; null where there is none. */
  readonly around: Around | null
  /** What was asked for and is not done, a sentence each that begins with the name of a parameter. */
  readonly warnings: readonly string[]
  /** Records that rules placed or hid. */
  readonly pinned: Plan['pinned']
  readonly hidden: Plan['hidden']
}
