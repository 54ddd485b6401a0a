/** What people ask a search for, in kinds that cost an engine differently. */
export const QUERY_KINDS = ['one word', 'two words', 'prefix', 'typo', 'filtered', 'deep page'] as const
export type QueryKind = (typeof QUERY_KINDS)[number]

/** What every query has counted, exactly, for each value: facets of which a document has one value, or none. */
export const FACETS = ['kind', 'free', 'featured', 'style', 'categories', 'orientation'] as const
export type Facet = (typeof FACETS)[number]

/** Hits of a page. */
export const PAGE = 48

export interface Query {
  readonly kind: QueryKind
  /** As `wordsOf` reads them. All of them have to match. */
  readonly words: readonly string[]
  /** Whether the last word is only a beginning. */
  readonly begins: boolean
  /** Whether a word may stand for one that is written a little differently. */
  readonly forgives: boolean
  readonly filters: Readonly<Partial<Record<Facet, string>>>
  /** Hits that go before. */
  readonly offset: number
}

export interface Answer {
  readonly total: number
  readonly hits: number
  /** How many documents the values of each facet count together, in the order of `FACETS`. */
  readonly counted: readonly number[]
}
