import type { Completion } from './completions.ts'

/** A phrase that an engine or the database found for a completion. */
export interface Phrase {
  readonly query: string
  readonly count: number
  readonly popularity: number
}

/** How well a phrase matches: lower is better. */
const FIT = {
  same: 0,
  wholeWords: 1,
  beginning: 2,
  wholeWordLater: 3,
  laterBeginning: 4,
  misspelt: 5,
} as const

/**
 * The phrases for a completion, best first, with its filler words around them: those that begin with its words before
 * others, whole words before prefixes, then the most popular. Engine and database return this order.
 */
export function suggestionsFor(phrases: readonly Phrase[], completion: Completion): readonly string[] {
  const { words, before, after } = completion
  return phrases
    .map((phrase) => ({ ...phrase, fit: fitOf(fold(phrase.query), fold(words)) }))
    .sort((a, b) => a.fit - b.fit || b.popularity - a.popularity || b.count - a.count || compare(a, b))
    .map(({ query }) => `${before}${query}${after}`)
}

/** The first suggestions of all completions, each once. */
export function firstSuggestions(lists: readonly (readonly string[])[], limit: number): string[] {
  return [...new Set(lists.flat())].slice(0, limit)
}

function fitOf(phrase: string, typed: string): number {
  if (typed === '' || phrase === typed) return FIT.same
  if (phrase.startsWith(typed)) return isBoundary(phrase[typed.length]) ? FIT.wholeWords : FIT.beginning
  const later = phrase.indexOf(` ${typed}`)
  if (later < 0) return FIT.misspelt
  return isBoundary(phrase[later + typed.length + 1]) ? FIT.wholeWordLater : FIT.laterBeginning
}

function isBoundary(letter: string | undefined): boolean {
  return letter === undefined || letter === ' '
}

/** Without case and accents; katakana as hiragana, which is typed before conversion. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - KANA_APART))
    .replace(/\s+/g, ' ')
}

const KANA_APART = 0x60

function compare(a: Phrase, b: Phrase): number {
  return a.query < b.query ? -1 : 1
}
