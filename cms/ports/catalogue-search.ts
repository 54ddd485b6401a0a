import type { Orientation, Price, Sort } from '#domain/assets/facets.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { TraitCounts } from '#domain/assets/traits.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Choice, Chosen } from '#domain/routing/choices.ts'
import type { Colour } from '#domain/search/colours.ts'
import { type Selection, wordsAmong } from '#domain/search/selection.ts'

/**
 * What a listing asks for. Places are slugs, the contributor a username; null does not narrow, and neither does a
 * choice of nothing. But for style and category, choices narrow items only: packs have many of each.
 */
export interface SearchQuery extends Chosen {
  readonly form: Form
  readonly locale: Locale
  readonly kind: Kind | null
  readonly words: string | null
  readonly price: Price
  readonly featuredOnly: boolean
  /** Whether the listing is one of a style: then other kinds are shown in it too, and counted so. */
  readonly keepsStyle?: boolean
  readonly collection: string | null
  /** What a page is about, beside whatever a visitor chooses; left out where it is the whole library. */
  readonly selection?: Selection | null
  readonly contributor: string | null
  readonly sort: Sort
  /** 1-based. */
  readonly page: number
  readonly perPage: number
}

/** Which parts of a query to leave out, for facets that count the alternatives to a choice. */
export type Except = readonly (Choice | 'kind')[]

/** The words to look for: those of the query, else those of what the page is about. */
export function wordsOf({ words, selection }: Pick<SearchQuery, 'words' | 'selection'>): string | null {
  return wordsAmong(words, selection)
}

export interface SearchResult {
  /** Row ids of the page, in rank order. */
  readonly ids: readonly number[]
  readonly total: number
  /** There are at least `total`: counting stopped there. */
  readonly totalIsFloor: boolean
  /** The search engine did not answer; PostgreSQL did, as well as it can. */
  readonly degraded: boolean
  /** What may have been meant, where nothing is written exactly like the words. */
  readonly didYouMean: string | null
  /** Typed words that the results do not have, because nothing has all of them. */
  readonly dropped: readonly string[]
}

export interface ValueCount<V extends string> {
  readonly value: V
  readonly count: number
}

/** How many match each value if it were chosen, whatever is chosen of that choice now; most frequent first. */
export interface SearchFacets {
  /** Kinds, with the best item of each; without what another kind does not take over (`choicesResetByKind`). */
  readonly kinds: readonly { readonly kind: Kind; readonly count: number; readonly sampleId: number | null }[]
  /** By slug. */
  readonly styles: readonly ValueCount<string>[]
  /** By slug. The rest is empty where nobody counted: only an engine does. */
  readonly categories: readonly ValueCount<string>[]
  readonly colours: readonly ValueCount<Colour>[]
  readonly orientations: readonly ValueCount<Orientation>[]
  readonly formats: readonly ValueCount<Format>[]
  readonly traits: TraitCounts
}

/** What people may go on to search for. */
export interface SuggestQuery {
  /** What was typed, not empty. */
  readonly words: string
  readonly locale: Locale
  /** Only what finds something of this kind; null for any. */
  readonly kind: Kind | null
  readonly limit: number
}

/**
 * What listings, the search page and its suggestions stand on. PostgreSQL answers it by itself; a search engine takes
 * over by answering the same three questions.
 */
export interface CatalogueSearch {
  list(query: SearchQuery): Promise<SearchResult>
  facets(query: SearchQuery): Promise<SearchFacets>
  /** Best first. */
  suggest(query: SuggestQuery): Promise<readonly string[]>
}
