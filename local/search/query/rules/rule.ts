import type { Json } from '#local/search/model/record.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'

export const ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains'] as const

/** Where in the query a pattern has to match. */
export type Anchoring = (typeof ANCHORINGS)[number]

/** When a rule applies: every part that is set must be fulfilled. */
export interface Condition {
  /** Words, and `{facet:name}` for any value of a facet. */
  readonly pattern?: string
  readonly anchoring?: Anchoring
  /** Words with typos and synonyms match too. */
  readonly alternatives?: boolean
  readonly context?: string
  /** Facets that the search has to be filtered by. */
  readonly filters?: string
}

export interface Edit {
  readonly type: 'remove' | 'replace'
  readonly delete: string
  readonly insert?: string
}

/** A filter by the values that matched `{facet:name}`. */
export interface AutomaticFilter {
  readonly facet: string
  readonly score?: number
  readonly disjunctive?: boolean
  readonly negative?: boolean
}

/** A new query, or edits of it. */
export type QueryChange = string | { readonly remove?: readonly string[]; readonly edits?: readonly Edit[] }

export interface Consequence {
  readonly params?: Omit<SearchRequest, 'query'> & {
    readonly query?: QueryChange
    readonly automaticFacetFilters?: readonly AutomaticFilter[]
    readonly automaticOptionalFacetFilters?: readonly AutomaticFilter[]
  }
  /** Records promoted to a position (from 0), several of them in sequence. */
  readonly promote?: readonly { readonly objectIDs: readonly string[]; readonly position: number }[]
  /** Only records that match the filters of the search are promoted. */
  readonly filterPromotes?: boolean
  readonly hide?: readonly { readonly objectID: string }[]
  /** Returned in the response unchanged. */
  readonly userData?: Json
}

/** Seconds since 1970, inclusive; an end that is not set is unlimited. */
export interface Period {
  readonly from?: number
  readonly until?: number
}

/** A merchandiser's rule: when it applies, and its effect on a search. */
export interface Rule {
  readonly objectID: string
  /** One of them must be fulfilled; a rule without conditions always applies. */
  readonly conditions: readonly Condition[]
  readonly consequence: Consequence
  readonly description?: string
  readonly enabled: boolean
  readonly validity?: readonly Period[]
  readonly tags?: readonly string[]
  readonly scope?: string
}
