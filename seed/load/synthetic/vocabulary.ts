import { slugWords } from '#domain/assets/slug.ts'
import { words } from '#domain/search/words.ts'
import { SUBJECTS } from '#seed/sources/pick.ts'
import { annotations } from '#seed/taxonomy/cldr.ts'

/** A word people look for, as a title shows it and as search compares it. */
export interface Term {
  readonly slug: string
  readonly text: string
  readonly folded: string
}

/**
 * Real English words for made-up items, the best known first: the subjects every kind of artwork has, then names and
 * keywords of CLDR in its order.
 */
export function vocabulary(): readonly Term[] {
  const emoji = [...annotations('en').values()]
  const texts = [
    ...SUBJECTS.map((subject) => subject.replaceAll('-', ' ')),
    ...emoji.map(({ name }) => name),
    ...emoji.flatMap(({ keywords }) => keywords),
  ]
  const terms = new Map<string, Term>()
  for (const text of texts) {
    const slug = slugWords(text)
    const folded = words(text).join(' ')
    if (slug.length > 1 && slug.length <= 24 && folded !== '' && !terms.has(slug))
      terms.set(slug, { slug, text, folded })
  }
  return [...terms.values()]
}
