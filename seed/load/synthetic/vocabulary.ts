import { slugWords } from '#domain/assets/slug.ts'
import { words } from '#domain/search/words.ts'
import { SUBJECTS } from '#seed/sources/pick.ts'
import { annotations } from '#seed/taxonomy/cldr.ts'

/** A search term, as a title shows it and in the normalised form that search compares. */
export interface Term {
  readonly slug: string
  readonly text: string
  readonly folded: string
}

/**
 * English words for generated items, the most frequent first: subjects that every kind of artwork has, then names and
 * keywords of CLDR in CLDR's order.
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
