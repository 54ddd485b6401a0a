import { wordsOfSlug } from '#domain/assets/slug.ts'
import type { Named } from '#domain/contract/catalogue.ts'
import type { ItemHit } from '#domain/contract/search.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { isMadeOfWords } from '#domain/search/phrase.ts'
import { words } from '#domain/search/words.ts'

const RELATED_TAGS = 10

/** The tags that most of these items share and that are words, without the words that were searched for. */
export function relatedTags(
  items: readonly Pick<ItemHit, 'tags' | 'tagSlugs'>[],
  searched: string | null,
  locale: Locale,
): Named[] {
  const known = new Set(words(wordsOfSlug(searched ?? ''), locale))
  const uses = new Map<string, { name: string; count: number }>()
  for (const { tags, tagSlugs } of items) {
    for (const [place, slug] of tagSlugs.entries()) {
      const before = uses.get(slug)
      uses.set(slug, { name: before?.name ?? tags[place] ?? slug, count: (before?.count ?? 0) + 1 })
    }
  }
  return [...uses]
    .filter(([, { name }]) => isMadeOfWords(name) && !words(name, locale).every((word) => known.has(word)))
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, RELATED_TAGS)
    .map(([slug, { name }]) => ({ slug, name }))
}
