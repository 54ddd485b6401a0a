import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { searchText } from '#domain/search/words.ts'
import type { SeedItem } from '#seed/seed-item.ts'
import { translateTitle } from '#seed/taxonomy/translate.ts'

/** Titles of an item by language: those it came with, else what CLDR knows; English always. */
export function titlesOf({ title, titles }: SeedItem): Partial<Record<Locale, string>> {
  const known: Partial<Record<Locale, string>> = {
    ...translateTitle(title),
    ...titles,
    [DEFAULT_LOCALE]: title,
  }
  return Object.fromEntries(
    LOCALE_CODES.flatMap((locale) => (known[locale] ? [[locale, known[locale]]] : [])),
  )
}

/** The rows of an item's texts: one for each language that has a title of its own. */
export function textRows(itemId: number, { description }: SeedItem, titles: Partial<Record<Locale, string>>) {
  return LOCALE_CODES.flatMap((locale) => {
    const title = titles[locale]
    if (title === undefined) return []
    return {
      _locale: locale,
      _parent_id: itemId,
      title,
      description: (locale === DEFAULT_LOCALE && description) || null,
    }
  })
}

/**
 * What search finds an item by: its titles, then the words of its tags, style and pack, which are already cut.
 * The same text as `searchText` makes of all of them together.
 */
export function itemSearchText(titles: Partial<Record<Locale, string>>, words: Iterable<string>): string {
  return [searchText({ titles, names: {} }), ...new Set(words)].join(' ')
}
