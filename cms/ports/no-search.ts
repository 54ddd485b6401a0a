import type { SearchQuery } from '#cms/ports/catalogue-search.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import { NOTHING_CHOSEN } from '#domain/routing/choices.ts'

/** Matches every published item, the most popular first: the base of narrower queries. */
export const NO_SEARCH: SearchQuery = {
  ...NOTHING_CHOSEN,
  form: 'item',
  locale: DEFAULT_LOCALE,
  kind: null,
  words: null,
  price: 'all',
  featuredOnly: false,
  collection: null,
  contributor: null,
  sort: 'popular',
  page: 1,
  perPage: 1,
}
