import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { searchText } from '#domain/search/words.ts'
import type { SeedItem } from '#seed/seed-item.ts'
import { translateTitle } from '#seed/taxonomy/translate.ts'

/** Titles of an item by language: its own, else CLDR's; English always. */
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

/** The text rows of an item: one for each language with a title of its own. */
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
 * The search text of an item: its titles, then the words of its tags, style and pack, which are already tokenized.
 * Equal to the result of `searchText` for all of them.
 */
export function itemSearchText(titles: Partial<Record<Locale, string>>, words: Iterable<string>): string {
  return [searchText({ titles, names: {} }), ...new Set(words)].join(' ')
}
