import type { SearchQuery } from '#cms/ports/catalogue-search.ts'
import { HERO_WORKS } from '#domain/landing/hero.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { NOTHING_CHOSEN } from '#domain/routing/choices.ts'
import type { Selection } from '#domain/search/selection.ts'

/** Asks for the best works of a selection: the first row of them. */
export function selectionQuery(selection: Selection, locale: Locale): SearchQuery {
  return {
    ...NOTHING_CHOSEN,
    form: 'item',
    locale,
    kind: null,
    words: null,
    price: 'all',
    featuredOnly: false,
    collection: null,
    contributor: null,
    selection,
    sort: 'popular',
    page: 1,
    perPage: HERO_WORKS,
  }
}
