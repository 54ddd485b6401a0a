import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { isMadeOfWords } from './phrase.ts'
import { rankOf } from './popularity.ts'
import { readWords } from './word-parameters.ts'
import { foldLetters, words } from './words.ts'

/** A possible search with its results in one kind: a tag, or a title of several items. */
export interface SuggestionFacts {
  readonly query: string
  readonly kind: Kind
  /** Published items of the kind that have it. */
  readonly count: number
  /** The sum of their popularity. */
  readonly popularity: number
}

export interface SuggestionRecord {
  readonly objectID: string
  readonly query: string
  /** The kinds with results. */
  readonly kinds: readonly Kind[]
  readonly count: number
  readonly popularity: number
}

/** Longer ones are titles of one work, not searches. */
const MAX_WORDS = 4

/** Fillers alone mean nothing. */
function isPhrase(query: string, locale: Locale): boolean {
  return isMadeOfWords(query) && readWords(query, locale).telling.length > 0
}

/** A query that finds a single work is that work's name. */
const MIN_FOUND = 2

/**
 * One suggestion for each query, whatever its spelling in the facts ("Hearts", "heart"): the one with most results is
 * shown. Longer queries, those without a word, names that end in digits, and queries with one result are left out.
 */
export function suggestionRecords(facts: readonly SuggestionFacts[], locale: Locale): SuggestionRecord[] {
  const worthwhile = facts.filter(({ query }) => isPhrase(query, locale))
  const same = Map.groupBy(worthwhile, ({ query }) => words(query, locale).join(' '))
  return [...mergePlurals(same, locale)].flatMap(([key, spellings]) => {
    if (key === '' || key.split(' ').length > MAX_WORDS) return []
    const record = recordOf(key, spellings)
    return record.count < MIN_FOUND ? [] : [record]
  })
}

/**
 * Plural endings with their singulars, where `words` does not fold them. Only a plural whose singular is a query too
 * is merged with it. German "-e" and "-er" are left out: "Reise" is no plural of "Reis".
 */
const PLURALS: Partial<Record<Locale, readonly (readonly [plural: string, singular: string])[]>> = {
  es: [
    ['ces', 'z'],
    ['es', ''],
    ['s', ''],
  ],
  pt: [
    ['oes', 'ao'],
    ['ais', 'al'],
    ['ns', 'm'],
    ['es', ''],
    ['s', ''],
  ],
  fr: [
    ['aux', 'al'],
    ['x', ''],
    ['s', ''],
  ],
  de: [
    ['en', ''],
    ['n', ''],
    ['s', ''],
  ],
  ko: [['들', '']],
}

type ByKey = ReadonlyMap<string, readonly SuggestionFacts[]>

function mergePlurals(same: ByKey, locale: Locale): ByKey {
  const merged = new Map<string, readonly SuggestionFacts[]>()
  for (const [key, spellings] of same) {
    const singulars = spellings.flatMap(({ query }) => singularsOf(query, locale))
    const singular = singulars.find((other) => other !== key && same.has(other)) ?? key
    merged.set(singular, [...(merged.get(singular) ?? []), ...spellings])
  }
  return merged
}

/** The keys of a query in the singular. */
function singularsOf(query: string, locale: Locale): readonly string[] {
  const letters = query.split(/\s+/).map(foldLetters).join(' ')
  return (PLURALS[locale] ?? []).flatMap(([plural, singular]) =>
    letters.endsWith(plural) && letters.length > plural.length + 1
      ? [words(letters.slice(0, -plural.length) + singular, locale).join(' ')]
      : [],
  )
}

function recordOf(key: string, spellings: readonly SuggestionFacts[]): SuggestionRecord {
  const bySpelling = Map.groupBy(spellings, ({ query }) => query.toLowerCase())
  const [query = key] = [...bySpelling]
    .sort(([a, ofA], [b, ofB]) => total(ofB, 'count') - total(ofA, 'count') || (a < b ? -1 : 1))
    .map(([spelt]) => spelt)
  return {
    objectID: `suggestion-${key}`,
    query,
    kinds: [...new Set(spellings.map(({ kind }) => kind))],
    count: total(spellings, 'count'),
    popularity: rankOf(total(spellings, 'popularity')),
  }
}

/** The maximum of each kind, summed up: one work may have several spellings, in its title and its tags. */
function total(facts: readonly SuggestionFacts[], fact: 'count' | 'popularity'): number {
  const byKind = [...Map.groupBy(facts, ({ kind }) => kind).values()]
  return byKind.reduce((sum, ofKind) => sum + Math.max(...ofKind.map((each) => each[fact])), 0)
}
