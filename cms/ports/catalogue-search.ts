import type { Price, Sort } from '#domain/assets/facets.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** What a listing asks for. Places are slugs, the contributor a username; null does not narrow. */
export interface SearchQuery {
  readonly form: Form
  readonly locale: Locale
  readonly kind: Kind | null
  readonly words: string | null
  readonly price: Price
  readonly featuredOnly: boolean
  readonly style: string | null
  readonly category: string | null
  readonly collection: string | null
  readonly contributor: string | null
  readonly sort: Sort
  /** 1-based. */
  readonly page: number
  readonly perPage: number
}

export interface SearchResult {
  /** Row ids of the page, in rank order. */
  readonly ids: readonly number[]
  readonly total: number
  /** There are at least `total`: counting stopped there. */
  readonly totalIsFloor: boolean
}

export interface SearchFacets {
  /** Kinds that match whatever the kind asked for, with the best item of each. */
  readonly kinds: readonly { readonly kind: Kind; readonly count: number; readonly sampleId: number | null }[]
  /** Styles that match whatever the style asked for, by id, most frequent first. */
  readonly styles: readonly { readonly styleId: number; readonly count: number }[]
}

/**
 * What listings and the search page stand on. PostgreSQL answers it by itself; a search engine takes over by
 * implementing the same two questions.
 */
export interface CatalogueSearch {
  list(query: SearchQuery): Promise<SearchResult>
  facets(query: SearchQuery): Promise<SearchFacets>
}
