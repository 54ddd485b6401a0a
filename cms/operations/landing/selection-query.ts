import type { SearchQuery } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { HERO_WORKS } from '#domain/landing/hero.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Selection } from '#domain/search/selection.ts'

/** The query for the best works of a selection: their first page. */
export function selectionQuery(selection: Selection, locale: Locale): SearchQuery {
  return { ...NO_SEARCH, locale, selection, perPage: HERO_WORKS }
}
