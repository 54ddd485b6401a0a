import type { Locale } from '#domain/locales/locales.ts'
import type { Subject, Synonym } from './synonyms.ts'
import { words } from './words.ts'

/** A subject with the name that artwork of it is likely to bear. */
export interface NamedSubject extends Subject {
  readonly name: string
}

/** A word of more subjects tells too little of what is meant. */
const MAX_SUBJECTS = 3

/**
 * One-way synonyms from words that tell what is meant to the names of it: who types "vaccination" finds the syringe,
 * which nothing in the library calls so. A word that stands in the name finds it already.
 *
 * @param stopWords words that tell nothing
 */
export function specificSynonyms(
  subjects: readonly NamedSubject[],
  locale: Locale,
  stopWords: ReadonlySet<string>,
): Synonym[] {
  const names = new Map<string, Set<string>>()
  for (const { name, keywords } of subjects) {
    for (const word of keywords.map((keyword) => keyword.trim().toLocaleLowerCase(locale))) {
      if (word !== '' && !stopWords.has(word)) names.set(word, (names.get(word) ?? new Set()).add(name))
    }
  }
  return [...names].flatMap(([word, own]): Synonym[] => {
    const others = [...own].filter((name) => !isIn(word, name, locale))
    const tells = own.size <= MAX_SUBJECTS && others.length > 0 && words(word, locale).length > 0
    return tells ? [{ kind: 'one-way', input: word, words: others }] : []
  })
}

function isIn(word: string, name: string, locale: Locale): boolean {
  const said = new Set(words(name, locale))
  return words(word, locale).every((one) => said.has(one))
}
