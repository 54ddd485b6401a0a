import type { Locale } from '#domain/locales/locales.ts'
import type { Subject, Synonym } from './synonyms.ts'
import { words } from './words.ts'

/** A subject with the probable title of artwork of it. */
export interface NamedSubject extends Subject {
  readonly name: string
}

/** A word of more subjects is too ambiguous. */
const MAX_SUBJECTS = 3

/**
 * One-way synonyms from specific words to the names of subjects: "vaccination" finds the syringe, which no title in
 * the library mentions. A word of the name finds it already.
 *
 * @param stopWords words without meaning
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
