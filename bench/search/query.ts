/** Kinds of queries with different costs. */
export const QUERY_KINDS = ['one word', 'two words', 'prefix', 'typo', 'filtered', 'deep page'] as const
export type QueryKind = (typeof QUERY_KINDS)[number]

/** The facets that every query counts exactly. A document has at most one value of each. */
export const FACETS = ['kind', 'free', 'featured', 'style', 'categories', 'orientation'] as const
export type Facet = (typeof FACETS)[number]

/** Hits of a page. */
export const PAGE = 48

export interface Query {
  readonly kind: QueryKind
  /** Tokens of `wordsOf`; all must match. */
  readonly words: readonly string[]
  /** Whether the last word is a prefix. */
  readonly begins: boolean
  /** Whether typos are tolerated. */
  readonly forgives: boolean
  readonly filters: Readonly<Partial<Record<Facet, string>>>
  /** Number of hits before the page. */
  readonly offset: number
}

export interface Answer {
  readonly total: number
  readonly hits: number
  /** The sum of the counts of each facet, in the order of `FACETS`. */
  readonly counted: readonly number[]
}
