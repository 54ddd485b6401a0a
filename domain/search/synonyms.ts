import type { Locale } from '#domain/locales/locales.ts'
import { foldWord, words } from './words.ts'

/**
 * - `equal`: each word finds what the others find.
 * - `one-way`: the word finds what its synonyms find as well, but not the other way round.
 */
export const SYNONYM_KINDS = ['equal', 'one-way'] as const
export type SynonymKind = (typeof SYNONYM_KINDS)[number]

/** A synonym in the CMS: `input` is the word of a one-way synonym, null for equal ones. */
export interface Synonym {
  readonly kind: SynonymKind
  readonly input: string | null
  readonly words: readonly string[]
}

/** A longer list contains things, not words for one thing. */
export const MAX_WORDS = 20

/** A synonym as readable text. */
export function synonymSummary({ kind, input, words: others }: Synonym): string {
  return kind === 'one-way' ? `${input ?? '?'} → ${others.join(', ')}` : others.join(', ')
}

/** Why a synonym is invalid, as a message for its author; null when it is valid. */
export function synonymFault({ kind, input, words: others }: Synonym): string | null {
  const distinct = new Set(others.map((word) => word.trim().toLowerCase()).filter((word) => word !== ''))
  if (distinct.size > MAX_WORDS) return `Give at most ${MAX_WORDS} words.`
  if (kind === 'equal') return distinct.size < 2 ? 'Give at least two words that mean the same.' : null
  if (!input?.trim()) return 'Say which word people type.'
  if (distinct.size < 1) return 'Give at least one word that it finds as well.'
  return distinct.has(input.trim().toLowerCase()) ? 'A word finds itself already.' : null
}

/** Something that can be drawn, with the words people search it by. */
export interface Subject {
  readonly keywords: readonly string[]
}

/** Fewer common occurrences may be coincidence. */
const MIN_SUBJECTS = 3
/** Share of each other's subjects that equal synonyms need in common. */
const MIN_MUTUAL_SHARE = 0.7
/** Share of a word's subjects that a wider word must have. */
const MIN_SHARE_OF_WIDER = 0.9
/** Maximum ratio of subjects of a wider word: "tool" is no synonym of "hammer". */
const MAX_TIMES_WIDER = 4
/** A word of more subjects ("face", "person") is a class of things, not a synonym. */
const MAX_SUBJECTS = 40
/** More synonyms blur the meaning of a word. */
const MAX_PER_WORD = 3

/**
 * Synonyms by co-occurrence: two words that are often given to the same subjects mean much the same. Where one word is
 * given to most subjects of the other and to many besides, it is the wider one: then the narrower finds it, and not
 * the reverse.
 *
 * @param stopWords words that are never synonyms
 */
export function synonymsOf(
  subjects: readonly Subject[],
  locale: Locale,
  stopWords: ReadonlySet<string>,
): Synonym[] {
  const subjectsOf = indexOf(subjects, locale, stopWords)
  const company = new Map(
    [...subjectsOf].map(([word, own]) => [word, closest(word, own, subjects, subjectsOf, locale)]),
  )
  const oneWay = [...company].flatMap(([word, close]): Synonym[] => {
    const wider = close.filter(({ mutual }) => !mutual).map((one) => one.word)
    return wider.length === 0 ? [] : [{ kind: 'one-way', input: word, words: wider }]
  })
  return [...pairsOf(company), ...oneWay]
}

/** Equal words in pairs, each pair once; both must have room for the other. */
function pairsOf(company: ReadonlyMap<string, readonly Company[]>): Synonym[] {
  const pairs = new Map<string, Synonym>()
  const count = new Map<string, number>()
  for (const [word, close] of company) {
    for (const other of close.filter(({ mutual }) => mutual).map((one) => one.word)) {
      const words = [word, other].sort()
      const isFull = words.some((one) => (count.get(one) ?? 0) >= MAX_PER_WORD)
      if (isFull || pairs.has(words.join('|'))) continue
      pairs.set(words.join('|'), { kind: 'equal', input: null, words })
      for (const one of words) count.set(one, (count.get(one) ?? 0) + 1)
    }
  }
  return [...pairs.values()]
}

interface Company {
  readonly word: string
  /** Each implies the other. Otherwise this one is the wider. */
  readonly mutual: boolean
  readonly share: number
}

type SubjectsOf = ReadonlyMap<string, ReadonlySet<number>>

function indexOf(subjects: readonly Subject[], locale: Locale, stopWords: ReadonlySet<string>): SubjectsOf {
  const index = new Map<string, Set<number>>()
  for (const [number, { keywords }] of subjects.entries()) {
    for (const word of keywords.map((keyword) => spelt(keyword, locale))) {
      if (word === '' || stopWords.has(word)) continue
      index.set(word, (index.get(word) ?? new Set()).add(number))
    }
  }
  return new Map([...index].filter(([, own]) => own.size >= MIN_SUBJECTS && own.size <= MAX_SUBJECTS))
}

function closest(
  word: string,
  own: ReadonlySet<number>,
  subjects: readonly Subject[],
  subjectsOf: SubjectsOf,
  locale: Locale,
): Company[] {
  const shared = new Map<string, number>()
  for (const number of own) {
    for (const keyword of new Set(subjects[number]?.keywords.map((one) => spelt(one, locale)))) {
      shared.set(keyword, (shared.get(keyword) ?? 0) + 1)
    }
  }
  return [...shared]
    .flatMap(([other, count]) => {
      const others = subjectsOf.get(other)
      if (!others || other === word) return []
      const share = count / own.size
      const mutual = Math.min(share, count / others.size) >= MIN_MUTUAL_SHARE
      const wider = share >= MIN_SHARE_OF_WIDER && others.size <= own.size * MAX_TIMES_WIDER
      if (!(mutual || wider) || foldOf(other, locale) === foldOf(word, locale)) return []
      return [{ word: other, mutual, share }]
    })
    .sort((a, b) => b.share - a.share || a.word.localeCompare(b.word, locale))
    .slice(0, MAX_PER_WORD)
}

function spelt(keyword: string, locale: Locale): string {
  return keyword.trim().toLocaleLowerCase(locale)
}

/** The form that engines compare: words that differ by an accent or a plural need no synonym. */
function foldOf(word: string, locale: Locale): string {
  return words(word, locale).map(foldWord).join(' ')
}
