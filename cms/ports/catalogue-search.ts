import type { Orientation, PAID_OR_FREE, Sort } from '#domain/assets/facets.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { TraitCounts } from '#domain/assets/traits.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Colour } from '#domain/search/colours.ts'
import type { Narrowing } from '#domain/search/narrowing.ts'
import { wordsAmong } from '#domain/search/selection.ts'

/** One page of a listing. */
export interface SearchQuery extends Narrowing {
  readonly locale: Locale
  readonly words: string | null
  /** Finds only what has all words. Otherwise a listing with few results is filled up with works that lack some. */
  readonly everyWord?: boolean
  readonly sort: Sort
  /** 1-based. */
  readonly page: number
  readonly perPage: number
}

/** The words of the search: those of the query, else those of its selection. */
export function wordsOf({ words, selection }: Pick<SearchQuery, 'words' | 'selection'>): string | null {
  return wordsAmong(words, selection)
}

export interface SearchResult {
  /** Row ids of the page, in rank order. */
  readonly ids: readonly number[]
  readonly total: number
  /** Counting stopped: there are at least `total` results. */
  readonly totalIsFloor: boolean
  /** PostgreSQL answered with a simpler search because the search engine did not. */
  readonly degraded: boolean
  /** The corrected spelling, if no result has exactly the typed words. */
  readonly didYouMean: string | null
  /** Typed words that were ignored because no result has all words. */
  readonly dropped: readonly string[]
}

export interface ValueCount<V extends string> {
  readonly value: V
  readonly count: number
}

/** The number of matches of each value as if it were the only value of its choice, most frequent first. */
export interface SearchFacets {
  /** With the best item of each. */
  readonly kinds: readonly { readonly kind: Kind; readonly count: number; readonly sampleId: number | null }[]
  /** By slug. */
  readonly styles: readonly ValueCount<string>[]
  /** By slug. This and the following lists are empty without an engine, which alone counts them. */
  readonly categories: readonly ValueCount<string>[]
  readonly prices: readonly ValueCount<(typeof PAID_OR_FREE)[number]>[]
  readonly colours: readonly ValueCount<Colour>[]
  readonly orientations: readonly ValueCount<Orientation>[]
  readonly formats: readonly ValueCount<Format>[]
  readonly traits: TraitCounts
}

/** A request for suggested searches. */
export interface SuggestQuery {
  /** The typed text, not empty. */
  readonly words: string
  readonly locale: Locale
  /** Suggests only phrases with results of this kind; null for any kind. */
  readonly kind: Kind | null
  /** Kinds that phrases must have results in; null for no limit. */
  readonly offered?: readonly Kind[] | null
  readonly limit: number
}

/**
 * Search for listings, the search page and its suggestions. PostgreSQL implements it alone; a search engine replaces
 * it.
 */
export interface CatalogueSearch {
  list(query: SearchQuery): Promise<SearchResult>
  facets(query: SearchQuery): Promise<SearchFacets>
  /** Best suggestion first. */
  suggest(query: SuggestQuery): Promise<readonly string[]>
}
