import type { Plan, PlannedWord } from '#local/search/model/plan.ts'
import { typedPart } from './typed-part.ts'

/** Words of a text that stand for words of the query. */
export interface Found {
  /** How many words of the text they are, from the position that was asked for. */
  readonly length: number
  /** The words of the query they stand for. */
  readonly queryWords: readonly string[]
  /** How much of the last word was typed, in letters of the folded word; null for all of it. */
  readonly typed: number | null
  /** They are synonyms of what was typed. */
  readonly synonym: boolean
}

/** Finds in the words of a text what stands for the words of a query. */
export interface Matcher {
  /** The words of the query, each once: what a full match holds. */
  readonly queryWords: ReadonlySet<string>
  at(words: readonly string[], position: number): readonly Found[]
}

interface Pattern {
  readonly words: readonly string[]
  readonly found: Found
}

/** Made once for a search, and used for each text of each hit. */
export function compileMatcher({ words, phrases }: Pick<Plan, 'words' | 'phrases'>): Matcher {
  const patterns = [
    ...words.flatMap((word, at) => patternsOf(word, words.slice(at))),
    ...phrases.map(phrasePattern),
  ]
  const byFirst = Map.groupBy(patterns, (pattern) => pattern.words[0] ?? '')
  const prefixes = words.filter(isPrefix).map((planned) => planned.word)
  return {
    queryWords: new Set([...words.map((planned) => planned.word), ...phrases.flat()]),
    at(text, position) {
      const word = text[position] ?? ''
      const whole = byFirst.get(word)?.filter((pattern) => standsAt(pattern, text, position)) ?? []
      const begun = prefixes.filter((prefix) => word.startsWith(prefix) && word !== prefix)
      return [...whole.map((pattern) => pattern.found), ...begun.map(prefixFound)]
    },
  }
}

function patternsOf(planned: PlannedWord, following: readonly PlannedWord[]): readonly Pattern[] {
  return planned.alternatives
    .filter(({ kind }) => kind !== 'prefix')
    .map(({ words, kind, span, typos }) => ({
      words,
      found: {
        length: words.length,
        queryWords: following.slice(0, span).map(({ word }) => word),
        typed: kind === 'typo' && words.length === 1 ? typedPart(words[0] ?? '', planned.word, typos) : null,
        synonym: kind === 'synonym',
      },
    }))
}

function phrasePattern(words: readonly string[]): Pattern {
  return { words, found: { length: words.length, queryWords: words, typed: null, synonym: false } }
}

function prefixFound(prefix: string): Found {
  return { length: 1, queryWords: [prefix], typed: prefix.length, synonym: false }
}

function isPrefix({ alternatives }: PlannedWord): boolean {
  return alternatives.some(({ kind }) => kind === 'prefix')
}

function standsAt({ words }: Pattern, text: readonly string[], position: number): boolean {
  return words.every((word, offset) => text[position + offset] === word)
}
