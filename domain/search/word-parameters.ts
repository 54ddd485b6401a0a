import type { Locale } from '#domain/locales/locales.ts'
import { colourBefore, colourNamed } from './colour-words.ts'
import type { Colour } from './colours.ts'
import { isDirection, oppositeTags } from './directions.ts'
import { type Filler, fillersOf, namesWithKinds } from './filler-words.ts'
import { foldLetters } from './words.ts'

/** The search parameters of the words of a query, named as in Algolia's API. */
export interface WordParameters {
  /** Without words of no or little meaning; empty when nothing else was typed, which finds everything. */
  readonly query: string
  /** Ranked first, or with `-` last, among hits with equally many words. Filters nothing. */
  readonly optionalFilters: (string | string[])[]
  /** How words are dropped while no hit has all of them. */
  readonly removeWordsIfNoResults: 'lastWords' | 'firstWords' | 'allOptional'
}

/** The words of a search, by their meaning. */
export interface ReadWords extends WordParameters {
  /** The meaningful words, as typed. A colour is one only by itself: it is optional otherwise. */
  readonly telling: readonly string[]
}

/** No ranking preference, and no word is dropped. */
const NO_WORDS: WordParameters = {
  query: '',
  optionalFilters: [],
  removeWordsIfNoResults: 'allOptional',
}

/** Parses a typed query, or the words of a page about a subject. */
export function readWords(text: string, locale: Locale): ReadWords {
  const typed = tokensIn(text, locale)
  const named = typed.filter(({ filler }) => filler === null)
  const things = named.filter(({ colour }) => colour === null)
  const telling = (things.length > 0 ? things : named).map(({ text }) => text)
  return {
    query: queryOf(typed, telling.length > 0),
    optionalFilters: [
      ...preferences(typed),
      ...(things.length > 0 ? colours(named) : []),
      ...demotions(typed, locale),
    ],
    removeWordsIfNoResults: removalOf(telling, locale),
    telling,
  }
}

/** The same without what only the parser of the text needs. */
export function wordParameters(text: string | null, locale: Locale): WordParameters {
  if (text === null) return NO_WORDS
  const { query, optionalFilters, removeWordsIfNoResults } = readWords(text, locale)
  return { query, optionalFilters, removeWordsIfNoResults }
}

/** A token of the typed text. */
export interface TypedToken {
  readonly text: string
  readonly folded: string
  readonly filler: Filler | null
  /** The named colour, where it is no filler. */
  readonly colour: Colour | null
}

/** Runs of letters and digits, as engines tokenise a text with spaces. */
const RUN = /[\p{L}\p{N}\p{M}]+/gu

/** Tokenises the typed text; `filler` marks filler words. */
export function tokensIn(text: string, locale: Locale): readonly TypedToken[] {
  return withNames(typedTokens(text, locale), locale)
}

/** Words of a name are meaningful, also those that name a kind elsewhere: "appareil photo". */
function withNames(tokens: readonly TypedToken[], locale: Locale): readonly TypedToken[] {
  const said = ` ${tokens.map(({ folded }) => folded).join(' ')} `
  const names = foldedNames(locale).filter((name) => said.includes(` ${name} `))
  if (names.length === 0) return tokens
  const own = new Set(names.flatMap((name) => name.split(' ')))
  return tokens.map((token) =>
    token.filler?.kinds && own.has(token.folded) ? { ...token, filler: null } : token,
  )
}

const nameMemory = new Map<Locale, readonly string[]>()

function foldedNames(locale: Locale): readonly string[] {
  const known = nameMemory.get(locale)
  if (known) return known
  const made = namesWithKinds(locale).map((name) => name.split(' ').map(foldLetters).join(' '))
  nameMemory.set(locale, made)
  return made
}

function typedTokens(text: string, locale: Locale): readonly TypedToken[] {
  const fillers = foldedFillers(locale)
  const token = (part: string): TypedToken => {
    const folded = foldLetters(part)
    const filler = fillers.get(folded) ?? null
    return { text: part, folded, filler, colour: filler ? null : colourNamed(folded, locale) }
  }
  return text.split(/\s+/).flatMap((chunk) => {
    if (chunk === '') return []
    const runs = chunk.match(RUN) ?? []
    const [only = ''] = runs
    const tokens = (runs.length === 1 ? splitJoined(only, locale) : runs).map(token)
    // Without a filler or a colour in it the chunk stays as typed: "e-mail", "c++", an emoji.
    return tokens.some(({ filler, colour }) => filler !== null || colour !== null)
      ? tokens
      : [{ text: chunk, folded: foldLetters(chunk), filler: null, colour: null }]
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

/** Languages that join a filler word to its neighbour: ハートアイコン, 무료하트. */
const JOINING: readonly Locale[] = ['ja', 'ko']

/** Removes filler words from the ends of a word that is written without spaces, and a colour from its beginning. */
function splitJoined(word: string, locale: Locale): readonly string[] {
  if (!JOINING.includes(locale)) return [word]
  const before = unspacedFillers(locale, 'before').find(
    (each) => isBesideMore(word, each) && word.startsWith(each),
  )
  const colour = colourBefore(word, locale)
  if (colour !== null) return [withoutParticle(colour), ...splitJoined(word.slice(colour.length), locale)]
  if (before !== undefined) return [before, ...splitJoined(word.slice(before.length), locale)]
  const after = unspacedFillers(locale, 'after').find(
    (each) => isBesideMore(word, each) && word.endsWith(each),
  )
  if (after !== undefined)
    return [...splitJoined(withoutParticle(word.slice(0, -after.length)), locale), after]
  return [word]
}

/** 猫のアイコン becomes 猫. */
function withoutParticle(word: string): string {
  return word.length > 1 && word.endsWith('の') ? word.slice(0, -1) : word
}

function isBesideMore(word: string, filler: string): boolean {
  return word.length > filler.length
}

/** Longest first; Latin ones are written with spaces. */
function unspacedFillers(locale: Locale, side: 'before' | 'after'): readonly string[] {
  return [...fillersOf(locale)]
    .filter(([word, { unspaced }]) => (unspaced === 'both' || unspaced === side) && !/[a-z]/.test(word))
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
}

function queryOf(typed: readonly TypedToken[], isTelling: boolean): string {
  const kept = typed.filter(({ filler }, at) => {
    if (filler === null || filler.weight === 'some') return true
    return isTelling && filler.joining === true && at > 0 && at === typed.length - 1
  })
  return kept.map(({ text }) => text).join(' ')
}

/** Kinds that the words name, and free assets where "free" is typed. */
function preferences(typed: readonly TypedToken[]): (string | string[])[] {
  const kinds = new Set(typed.flatMap(({ filler }) => filler?.kinds ?? []))
  const isFree = typed.some(({ filler }) => filler?.free === true)
  return [
    ...(kinds.size === 0 ? [] : [[...kinds].map((kind) => `kind:${kind}`)]),
    ...(isFree ? ['free:true'] : []),
  ]
}

/** Works in the named colours. */
function colours(named: readonly TypedToken[]): string[] {
  return [...new Set(named.flatMap(({ colour }) => (colour === null ? [] : [`colours:${colour}`])))]
}

/** Works of another direction rank last: a diagonal arrow is no left arrow. */
function demotions(typed: readonly TypedToken[], locale: Locale): readonly string[] {
  const says = (word: string) => {
    const folded = foldLetters(word)
    return typed.some((token) =>
      JOINING.includes(locale) ? token.folded.startsWith(folded) : token.folded === folded,
    )
  }
  return oppositeTags(says, locale).map((tag) => `tagSlugs:-${tag}`)
}

/** Languages whose nouns follow their modifiers: of "happy dog" the dog is dropped last. */
const NOUN_LAST: readonly Locale[] = ['en', 'de', 'ja', 'ko']

/** Of two words the modifier is dropped; of more the best hits are those with most of them. */
function removalOf(telling: readonly string[], locale: Locale): WordParameters['removeWordsIfNoResults'] {
  if (telling.length > 2) return 'allOptional'
  const last = foldLetters(telling.at(-1) ?? '')
  return NOUN_LAST.includes(locale) && !isDirection(last, locale) ? 'firstWords' : 'lastWords'
}
