import type { Locale } from '#domain/locales/locales.ts'
import { words } from '#domain/search/words.ts'
import type { CatalogueItem } from './catalogue.ts'
import type { Grade, JudgedQuery } from './judged-query.ts'

/** An item with its texts as they are compared: words without case, accents and plurals. */
export interface ReadItem {
  readonly slug: string
  readonly titles: readonly string[]
  readonly tags: readonly string[]
}

export function readItem({ slug, titles, tags }: CatalogueItem, locale: Locale): ReadItem {
  return { slug, titles: unique(titles, locale), tags: unique(tags, locale) }
}

/** How well each item answers a phrase, by what it is called: whatever a search engine makes of it. */
export function judge(phrase: string, items: readonly ReadItem[], locale: Locale): JudgedQuery['expected'] {
  const sought = folded(phrase, locale)
  const graded = items.flatMap((item) => {
    const grade = sought === '' ? null : gradeOf(item, sought)
    return grade === null ? [] : [[item.slug, grade] as const]
  })
  return Object.fromEntries(graded)
}

export function folded(text: string, locale: Locale): string {
  return words(text, locale).join(' ')
}

function gradeOf({ titles, tags }: ReadItem, sought: string): Grade | null {
  if (titles.includes(sought)) return 3
  if (titles.some((title) => ` ${title} `.includes(` ${sought} `))) return 2
  return tags.includes(sought) ? 1 : null
}

function unique(texts: readonly string[], locale: Locale): readonly string[] {
  return [...new Set(texts.map((text) => folded(text, locale)))]
}
