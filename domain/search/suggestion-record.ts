import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { rankOf } from './popularity.ts'
import { readWords } from './word-parameters.ts'
import { words } from './words.ts'

/** Something people may search for, with what it finds in one kind: a tag, or a title that several items bear. */
export interface SuggestionFacts {
  readonly query: string
  readonly kind: Kind
  /** How many items it finds. */
  readonly count: number
  /** The sum of their popularity. */
  readonly popularity: number
}

export interface SuggestionRecord {
  readonly objectID: string
  readonly query: string
  /** The kinds in which it finds something. */
  readonly kinds: readonly Kind[]
  readonly count: number
  readonly popularity: number
}

/** Longer ones are titles of one work, not what people type. */
const MOST_WORDS = 4

/** Names of packs and sources end in digits ("iconify1"); fillers alone say nothing. "3d" and "24 hours" are words. */
function isPhrase(query: string, locale: Locale): boolean {
  return !/\p{L}{2,}\d+(?!\p{L})/u.test(query) && readWords(query, locale).telling.length > 0
}

/**
 * One suggestion for each query, however it is spelt in the facts ("Hearts", "heart"): the spelling that finds most
 * stands for all. Longer queries, and those without a word, and names that end in digits, are left out.
 */
export function suggestionRecords(facts: readonly SuggestionFacts[], locale: Locale): SuggestionRecord[] {
  const worthwhile = facts.filter(({ query }) => isPhrase(query, locale))
  const same = Map.groupBy(worthwhile, ({ query }) => words(query, locale).join(' '))
  return [...same].flatMap(([key, spellings]) =>
    key === '' || key.split(' ').length > MOST_WORDS ? [] : [recordOf(key, spellings)],
  )
}

function recordOf(key: string, spellings: readonly SuggestionFacts[]): SuggestionRecord {
  const bySpelling = Map.groupBy(spellings, ({ query }) => query.toLowerCase())
  const [query = key] = [...bySpelling].sort(([, a], [, b]) => total(b) - total(a)).map(([spelt]) => spelt)
  return {
    objectID: `suggestion-${key}`,
    query,
    kinds: [...new Set(spellings.map(({ kind }) => kind))],
    count: total(spellings),
    popularity: rankOf(spellings.reduce((sum, { popularity }) => sum + popularity, 0)),
  }
}

function total(facts: readonly SuggestionFacts[]): number {
  return facts.reduce((sum, { count }) => sum + count, 0)
}
