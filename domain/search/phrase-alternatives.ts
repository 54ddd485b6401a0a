import type { Locale } from '#domain/locales/locales.ts'
import type { EngineSynonym } from './engine-synonym.ts'
import { allIdeaSynonyms } from './ideas/idea-synonyms.ts'
import { nationalitySynonyms } from './nationalities.ts'
import { words } from './words.ts'

/** Words that must be adjacent in a text. */
export type Phrase = readonly string[]

/** More alternatives would make a statement too slow for its benefit. */
const MAX_ALTERNATIVES = 16

/**
 * The search of a query without an engine: of each list one phrase must occur. A word, or several that name an idea,
 * may be replaced by any synonym; related words are left to engines.
 *
 * @param sought the words of a search, as `words` tokenises and folds them
 */
export function phraseAlternatives(sought: Phrase, locale: Locale): readonly (readonly Phrase[])[] {
  const { byPhrase, longest } = synonymsIn(locale)
  const lists: (readonly Phrase[])[] = []
  for (let at = 0; at < sought.length; ) {
    let length = Math.min(longest, sought.length - at)
    while (length > 1 && !byPhrase.has(sought.slice(at, at + length).join(' '))) length--
    const phrase = sought.slice(at, at + length)
    const others = byPhrase.get(phrase.join(' ')) ?? new Map<string, Phrase>()
    lists.push([phrase, ...[...others.values()].slice(0, MAX_ALTERNATIVES)])
    at += length
  }
  return lists
}

interface Synonyms {
  /** Alternatives of a phrase, each once. */
  readonly byPhrase: ReadonlyMap<string, ReadonlyMap<string, Phrase>>
  /** The maximum words of a phrase. */
  readonly longest: number
}

const byLocale = new Map<Locale, Synonyms>()

function synonymsIn(locale: Locale): Synonyms {
  const known = byLocale.get(locale)
  if (known) return known
  const byPhrase = new Map<string, Map<string, Phrase>>()
  let longest = 1
  for (const synonym of [...allIdeaSynonyms(locale), ...nationalitySynonyms(locale)]) {
    const { inputs, found } = directionOf(synonym)
    const phrases = found.map((text) => words(text, locale)).filter((phrase) => phrase.length > 0)
    for (const input of inputs.map((text) => words(text, locale))) {
      const key = input.join(' ')
      longest = Math.max(longest, input.length)
      const others = byPhrase.get(key) ?? new Map<string, Phrase>()
      for (const phrase of phrases) if (phrase.join(' ') !== key) others.set(phrase.join(' '), phrase)
      byPhrase.set(key, others)
    }
  }
  const made = { byPhrase, longest }
  byLocale.set(locale, made)
  return made
}

function directionOf(synonym: EngineSynonym): {
  readonly inputs: readonly string[]
  readonly found: readonly string[]
} {
  switch (synonym.type) {
    case 'synonym':
      return { inputs: synonym.synonyms, found: synonym.synonyms }
    case 'onewaysynonym':
      return { inputs: [synonym.input], found: synonym.synonyms }
    case 'altcorrection1':
      return { inputs: [], found: [] }
  }
}
