import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'
import type { EngineSynonym } from '../engine-synonym.ts'
import type { Synonym } from '../synonyms.ts'
import { readWords } from '../word-parameters.ts'
import { words } from '../words.ts'
import { DRAWN_AS } from './drawn-as.ts'
import type { Idea } from './idea.ts'
import { IDEAS } from './ideas.ts'
import { readingOf } from './readings.ts'

/** Algolia's maximum of equal synonyms. */
const MAX_EQUAL_WORDS = 20

/**
 * The ideas as synonyms of an index. The words of the language and the English ones find each other; a broader or
 * ambiguous word (`~`) finds them, and is not found by them. An English word with another meaning in the language
 * ("chat" is a cat in French) is found, and does not find.
 */
export function ideaSynonyms(
  locale: Locale,
  ideas: readonly Idea[] = IDEAS,
  drawnAs: Readonly<Record<string, string>> = DRAWN_AS,
): EngineSynonym[] {
  const meanings = meaningsIn(locale, ideas)
  const english = new Map(
    ideas.flatMap((idea) => ideaWords(idea, DEFAULT_LOCALE).plain.map((word) => [word, idea] as const)),
  )
  return ideas.flatMap((idea) => [
    ...synonymsOfIdea(idea, locale, meanings),
    ...depictions(idea, drawnAs[idea.id] ?? idea.drawnAs ?? '', locale, english),
  ])
}

const OF_LANGUAGES = new Map<Locale, readonly EngineSynonym[]>()

/** `ideaSynonyms` of all ideas, memoised per language: computing them takes half a second. */
export function allIdeaSynonyms(locale: Locale): readonly EngineSynonym[] {
  const known = OF_LANGUAGES.get(locale) ?? ideaSynonyms(locale)
  OF_LANGUAGES.set(locale, known)
  return known
}

/** Maximum words of the language for each depiction, beside the English ones. */
const MAX_TRANSLATIONS = 3

/** Synonyms from the words of an idea to its depictions. */
function depictions(
  idea: Idea,
  drawnAs: string,
  locale: Locale,
  english: ReadonlyMap<string, Idea>,
): EngineSynonym[] {
  const { plain, broader } = listOf(drawnAs)
  const spoken = (word: string) => {
    const drawn = english.get(word)
    return drawn === undefined || locale === DEFAULT_LOCALE
      ? [word]
      : [word, ...ideaWords(drawn, locale).plain.slice(0, MAX_TRANSLATIONS)]
  }
  const sure = plain.flatMap(spoken)
  const related = broader.flatMap(spoken)
  return inputsOf(idea, locale).flatMap((word, at): EngineSynonym[] => [
    ...(sure.length === 0
      ? []
      : [
          {
            objectID: `drawn-${idea.id}-${at + 1}`,
            type: 'onewaysynonym',
            input: word,
            synonyms: sure,
          } as const,
        ]),
    ...(related.length === 0
      ? []
      : [
          {
            objectID: `related-${idea.id}-${at + 1}`,
            type: 'altcorrection1',
            word,
            corrections: related,
          } as const,
        ]),
  ])
}

/** All words that an idea is searched by, phrases also without their fillers. */
function inputsOf(idea: Idea, locale: Locale): readonly string[] {
  const own = ideaWords(idea, locale)
  const english = locale === DEFAULT_LOCALE ? [] : ideaWords(idea, DEFAULT_LOCALE).plain
  const all = [...own.plain, ...own.broader, ...english]
  const shortened = spellingsOf(all, locale)
  return [...new Map([...all, ...shortened].map((word) => [keyOf(word, locale) || word, word])).values()]
}

/** Whether an automatic synonym concerns a word of an idea in the language. */
export function contradictsIdeas({ kind, input, words: others }: Synonym, locale: Locale): boolean {
  const known = knownMeanings(locale)
  const looked = kind === 'one-way' && input !== null ? [input] : others
  return looked.some((word) => known.has(keyOf(word, locale)))
}

interface IdeaWords {
  readonly plain: readonly string[]
  readonly broader: readonly string[]
}

/** The words of an idea in a language, as written. */
function ideaWords({ words: texts }: Idea, locale: Locale): IdeaWords {
  return listOf(texts[locale])
}

function listOf(text: string): IdeaWords {
  const all = text.split(',').map((word) => word.trim())
  return {
    plain: all.filter((word) => word !== '' && !word.startsWith('~')),
    broader: all.filter((word) => word.startsWith('~')).map((word) => word.slice(1).trim()),
  }
}

function synonymsOfIdea(idea: Idea, locale: Locale, meanings: Meanings): EngineSynonym[] {
  const own = ideaWords(idea, locale)
  const english = locale === DEFAULT_LOCALE ? [] : ideaWords(idea, DEFAULT_LOCALE).plain
  const isOther = (word: string) => {
    const ids = meanings.get(keyOf(word, locale))
    return ids !== undefined && !ids.has(idea.id)
  }
  const spelt = (list: readonly string[]) => [
    ...new Map(list.map((word) => [word.toLocaleLowerCase(locale), word])).values(),
  ]
  const equal = spelt([...own.plain, ...english.filter((word) => !isOther(word))]).slice(0, MAX_EQUAL_WORDS)
  const foundOnly = english.filter(isOther)
  const shortened = spellingsOf([...own.plain, ...own.broader], locale)
  const inputs = [
    ...own.broader.map((input) => ({ input, synonyms: equal })),
    ...shortened.filter((word) => !isOther(word)).map((input) => ({ input, synonyms: equal })),
    ...(foundOnly.length === 0 ? [] : own.plain.map((input) => ({ input, synonyms: foundOnly }))),
  ]
  return [
    ...(equal.length < 2 ? [] : [{ objectID: `idea-${idea.id}`, type: 'synonym', synonyms: equal } as const]),
    ...inputs
      .filter(({ synonyms }) => synonyms.length > 0)
      .map(
        ({ input, synonyms }, at) =>
          ({ objectID: `idea-${idea.id}-${at + 1}`, type: 'onewaysynonym', input, synonyms }) as const,
      ),
  ]
}

/** Other spellings of words: phrases without their fillers, Japanese words in hiragana. */
function spellingsOf(words: readonly string[], locale: Locale): readonly string[] {
  const spellings = words.flatMap((word) => [
    withoutFillers(word, locale),
    locale === 'ja' ? readingOf(word) : null,
  ])
  return spellings.filter((spelling) => spelling !== null)
}

/** A phrase as searched ("papel parede"), null where it has no fillers. */
function withoutFillers(phrase: string, locale: Locale): string | null {
  const { query, telling } = readWords(phrase, locale)
  return telling.length > 0 && keyOf(query, locale) !== keyOf(phrase, locale) ? query : null
}

/** The ids of the ideas that each word of a language belongs to, keyed by the folded word. */
type Meanings = ReadonlyMap<string, ReadonlySet<string>>

function meaningsIn(locale: Locale, ideas: readonly Idea[]): Meanings {
  const meanings = new Map<string, Set<string>>()
  for (const idea of ideas) {
    const { plain, broader } = ideaWords(idea, locale)
    for (const word of [...plain, ...broader]) {
      const key = keyOf(word, locale)
      meanings.set(key, (meanings.get(key) ?? new Set()).add(idea.id))
    }
  }
  return meanings
}

const meaningsByLocale = new Map<Locale, Meanings>()

function knownMeanings(locale: Locale): Meanings {
  const known = meaningsByLocale.get(locale) ?? meaningsIn(locale, IDEAS)
  meaningsByLocale.set(locale, known)
  return known
}

function keyOf(word: string, locale: Locale): string {
  return words(word, locale).join(' ')
}
