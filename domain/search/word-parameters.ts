import type { Locale } from '#domain/locales/locales.ts'
import { oppositeTags } from './directions.ts'
import { type Filler, fillersOf } from './filler-words.ts'
import { foldLetters } from './words.ts'

/** What an index is asked for the words of a search, in the terms of Algolia's search parameters. */
export interface WordParameters {
  /** Without the words that carry nothing; empty where nothing else was typed, which finds everything. */
  readonly query: string
  /** What is ranked first, or with `-` last, among what matches equally many words. Narrows nothing. */
  readonly optionalFilters: (string | string[])[]
  /** How words are given up while nothing has all of them. */
  readonly removeWordsIfNoResults: 'lastWords' | 'firstWords' | 'allOptional'
}

/** The words of a search, by what they say. */
export interface ReadWords extends WordParameters {
  /** Those that say what is looked for, as they were typed. */
  readonly telling: readonly string[]
}

/** Nothing is ranked before anything else, and no word can be given up. */
export const NO_WORDS: WordParameters = {
  query: '',
  optionalFilters: [],
  removeWordsIfNoResults: 'allOptional',
}

/** Reads a typed query, or the words of a page that lists a subject. */
export function readWords(text: string, locale: Locale): ReadWords {
  const typed = tokensIn(text, locale)
  const telling = typed.filter(({ filler }) => filler === null).map(({ text }) => text)
  return {
    query: queryOf(typed, telling.length > 0),
    optionalFilters: [...preferences(typed), ...demotions(typed, locale)],
    removeWordsIfNoResults: removalOf(telling.length, locale),
    telling,
  }
}

/** The same for one more search of the index, without what only the reader of the text has to know. */
export function wordParameters(text: string | null, locale: Locale): WordParameters {
  if (text === null) return NO_WORDS
  const { query, optionalFilters, removeWordsIfNoResults } = readWords(text, locale)
  return { query, optionalFilters, removeWordsIfNoResults }
}

/** A run of what was typed. */
export interface TypedToken {
  readonly text: string
  readonly folded: string
  readonly filler: Filler | null
}

/** Runs of letters and digits, as engines cut a text that has spaces. */
const RUN = /[\p{L}\p{N}\p{M}]+/gu

/** What was typed, cut into words; filler words are told by `filler`. */
export function tokensIn(text: string, locale: Locale): readonly TypedToken[] {
  const fillers = foldedFillers(locale)
  const token = (part: string): TypedToken => {
    const folded = foldLetters(part)
    return { text: part, folded, filler: fillers.get(folded) ?? null }
  }
  return text.split(/\s+/).flatMap((chunk) => {
    if (chunk === '') return []
    const runs = chunk.match(RUN) ?? []
    const [only = ''] = runs
    const tokens = (runs.length === 1 ? splitJoined(only, locale) : runs).map(token)
    // Without a filler in it the chunk stays as it is typed: "e-mail", "c++", an emoji.
    return tokens.some(({ filler }) => filler !== null)
      ? tokens
      : [{ text: chunk, folded: foldLetters(chunk), filler: null }]
  })
}

const folded = new Map<Locale, ReadonlyMap<string, Filler>>()

function foldedFillers(locale: Locale): ReadonlyMap<string, Filler> {
  const known = folded.get(locale)
  if (known) return known
  const made = new Map([...fillersOf(locale)].map(([word, filler]) => [foldLetters(word), filler]))
  folded.set(locale, made)
  return made
}

/** Languages that join a filler word to what it stands beside: ハートアイコン, 무료하트. */
const JOINING: readonly Locale[] = ['ja', 'ko']

/** Takes filler words that carry nothing, or the price, off the ends of a word that is written without spaces. */
function splitJoined(word: string, locale: Locale): readonly string[] {
  if (!JOINING.includes(locale)) return [word]
  const ends = joinedFillers(locale)
  const before = ends.find((filler) => word.length > filler.length && word.startsWith(filler))
  if (before !== undefined) return [before, ...splitJoined(word.slice(before.length), locale)]
  const after = ends.find((filler) => word.length > filler.length && word.endsWith(filler))
  if (after !== undefined)
    return [...splitJoined(withoutParticle(word.slice(0, -after.length)), locale), after]
  return [word]
}

/** 猫のアイコン is a cat. */
function withoutParticle(word: string): string {
  return word.length > 1 && word.endsWith('の') ? word.slice(0, -1) : word
}

/** Longest first; Latin ones are written with spaces. */
function joinedFillers(locale: Locale): readonly string[] {
  return [...fillersOf(locale)]
    .filter(([word, { weight, free }]) => (weight === 'nothing' || free === true) && !/[a-z]/.test(word))
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
}

function queryOf(typed: readonly TypedToken[], isTelling: boolean): string {
  const kept = typed.filter(({ filler }) =>
    isTelling ? filler?.weight !== 'nothing' : filler?.weight === 'some',
  )
  return kept.map(({ text }) => text).join(' ')
}

/** Kinds that the words name, and free assets where that is asked for. */
function preferences(typed: readonly TypedToken[]): (string | string[])[] {
  const kinds = new Set(typed.flatMap(({ filler }) => filler?.kinds ?? []))
  const isFree = typed.some(({ filler }) => filler?.free === true)
  return [
    ...(kinds.size === 0 ? [] : [[...kinds].map((kind) => `kind:${kind}`)]),
    ...(isFree ? ['free:true'] : []),
  ]
}

/** Works that say another direction come last: a diagonal arrow is no left arrow. */
function demotions(typed: readonly TypedToken[], locale: Locale): readonly string[] {
  const says = (word: string) => {
    const folded = foldLetters(word)
    return typed.some((token) =>
      JOINING.includes(locale) ? token.folded.startsWith(folded) : token.folded === folded,
    )
  }
  return oppositeTags(says, locale).map((tag) => `tagSlugs:-${tag}`)
}

/** Languages whose nouns come after what describes them: of "happy dog" the dog is given up last. */
const NOUN_LAST: readonly Locale[] = ['en', 'de', 'ja', 'ko']

/** Of two words the one that describes is given up; of more the best are those that have most of them. */
function removalOf(telling: number, locale: Locale): WordParameters['removeWordsIfNoResults'] {
  if (telling > 2) return 'allOptional'
  return NOUN_LAST.includes(locale) ? 'firstWords' : 'lastWords'
}
