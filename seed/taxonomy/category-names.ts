import type { Locale } from '#domain/locales/locales.ts'
import { type Branch, TREE } from './category-tree.ts'
import type { Names } from './names.ts'
import { UNICONS_CATEGORIES } from './unicons-categories.ts'

const NAMES: ReadonlyMap<string, Names> = new Map(
  [
    ...UNICONS_CATEGORIES.map(({ names }) => names),
    ...(TREE as readonly Branch[]).flatMap((root) => [
      ...root.children.map(({ names }) => names),
      root.names,
    ]),
  ].map((names) => [names.en.toLowerCase(), names]),
)

/**
 * The name of the category with this lower-case English name, as a word inside a sentence: German nouns keep their
 * capital. Tags take the name of their category as a word.
 */
export function categoryName(english: string, locale: Locale): string | undefined {
  const name = NAMES.get(english)?.[locale]
  return locale === 'de' ? name : name?.toLocaleLowerCase(locale)
}
