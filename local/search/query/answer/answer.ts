import type { FacetStats } from '#local/search/model/plan.ts'
import type { Json } from '#local/search/model/record.ts'

export interface Paging {
  readonly page?: number
  readonly nbPages?: number
  readonly hitsPerPage?: number
  readonly offset?: number
  readonly length?: number
}

/** The response to a search, with Algolia's fields. */
export interface Answer extends Paging {
  readonly hits: readonly object[]
  readonly nbHits: number
  readonly index: string
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facets_stats?: Readonly<Record<string, FacetStats>>
  readonly exhaustive: {
    readonly nbHits: boolean
    readonly typo: boolean
    readonly facetsCount?: boolean
    readonly rulesMatch?: boolean
  }
  readonly exhaustiveNbHits: boolean
  readonly exhaustiveTypo: boolean
  readonly exhaustiveFacetsCount?: boolean
  readonly query: string
  /** In metres, where a search around a place did not give its radius. */
  readonly automaticRadius?: string
  readonly queryAfterRemoval?: string
  readonly parsedQuery?: string
  readonly indexUsed?: string
  readonly params: string
  readonly renderingContent: { readonly [name: string]: Json }
  readonly appliedRules?: readonly { readonly objectID: string }[]
  readonly userData?: readonly Json[]
  readonly queryID?: string
  readonly message?: string
  /** Requested options that have no effect: see `OPTIONS`. Algolia has no such field. */
  readonly warnings?: readonly string[]
  readonly explain?: { readonly match: { readonly alternatives: readonly ExplainedAlternative[] } }
  readonly processingTimeMS: number
  readonly serverTimeMS: number
}

/** An alternative of a word of the query, where `explain` asks for it. */
export interface ExplainedAlternative {
  readonly words: readonly string[]
  readonly types: readonly string[]
  readonly typos: number
  /** The position of the word it replaces, and how many words it replaces. */
  readonly offset: number
  readonly length: number
}
