import type { Json } from '#local/search/model/record.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'

export const ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains'] as const

/** Where in the query a pattern has to match. */
export type Anchoring = (typeof ANCHORINGS)[number]

/** When a rule applies: all that is said has to hold. */
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

/** A filter by the values that `{facet:name}` stood for. */
export interface AutomaticFilter {
  readonly facet: string
  readonly score?: number
  readonly disjunctive?: boolean
  readonly negative?: boolean
}

/** A new query, or what is changed of it. */
export type QueryChange = string | { readonly remove?: readonly string[]; readonly edits?: readonly Edit[] }

export interface Consequence {
  readonly params?: Omit<SearchRequest, 'query'> & {
    readonly query?: QueryChange
    readonly automaticFacetFilters?: readonly AutomaticFilter[]
    readonly automaticOptionalFacetFilters?: readonly AutomaticFilter[]
  }
  /** Records placed at a position (from 0), several of them in a row. */
  readonly promote?: readonly { readonly objectIDs: readonly string[]; readonly position: number }[]
  /** Only what the filters of the search match is promoted. */
  readonly filterPromotes?: boolean
  readonly hide?: readonly { readonly objectID: string }[]
  /** Shown in the answer as it is. */
  readonly userData?: Json
}

/** Seconds since 1970, both included; what is not said is not limited. */
export interface Period {
  readonly from?: number
  readonly until?: number
}

/** A merchandiser's rule: when it applies, and what it does to a search. */
export interface Rule {
  readonly objectID: string
  /** One of them has to hold; a rule without conditions always applies. */
  readonly conditions: readonly Condition[]
  readonly consequence: Consequence
  readonly description?: string
  readonly enabled: boolean
  readonly validity?: readonly Period[]
  readonly tags?: readonly string[]
  readonly scope?: string
}
