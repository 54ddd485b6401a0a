import type { Alternative, Plan, PlannedWord } from '#local/search/model/plan.ts'

/** Words of a text that match words of the query. */
export interface Found {
  /** The number of words of the text, from the requested position. */
  readonly length: number
  /** The words of the query that they match. */
  readonly queryWords: readonly string[]
  /** How many letters of the last word were typed, in the folded word; null for all of it. */
  readonly typed: number | null
  /** They match as synonyms. */
  readonly synonym: boolean
}

/** Finds the alternatives of query words in the words of a text. */
export interface Matcher {
  /** The distinct words of the query, which a full match contains. */
  readonly queryWords: ReadonlySet<string>
  at(words: readonly string[], position: number): readonly Found[]
}

interface Pattern {
  readonly words: readonly string[]
  /** The last of the words is a prefix. */
  readonly prefix: boolean
  readonly found: Found
}

/** Compiled once for a search, and used for each text of each hit. */
export function compileMatcher({ words, phrases }: Pick<Plan, 'words' | 'phrases'>): Matcher {
  const patterns = [
    ...words.flatMap((_, at) => patternsOf(words.slice(at))),
    ...phrases.map((phrase) => patternOf({ words: phrase, kind: 'exact' }, phrase)),
  ]
  const begun = patterns.filter((pattern) => pattern.prefix && pattern.words.length === 1)
  const byFirst = Map.groupBy(
    patterns.filter((pattern) => !begun.includes(pattern)),
    (pattern) => pattern.words[0] ?? '',
  )
  return {
    queryWords: new Set([...words.map((planned) => planned.word), ...phrases.flat()]),
    at(text, position) {
      const candidates = [...(byFirst.get(text[position] ?? '') ?? []), ...begun]
      return candidates
        .filter((pattern) => matchesAt(pattern, text, position))
        .map((pattern) => pattern.found)
    },
  }
}

/**
 * The patterns for the first of some words; a pattern for several of them also covers those that follow it.
 */
function patternsOf(planned: readonly PlannedWord[]): readonly Pattern[] {
  const alternatives = planned[0]?.alternatives ?? []
  return alternatives.map((alternative) =>
    patternOf(
      alternative,
      planned.slice(0, alternative.span).map(({ word }) => word),
    ),
  )
}

function patternOf(
  { words, kind }: Pick<Alternative, 'words' | 'kind'>,
  queryWords: readonly string[],
): Pattern {
  const prefix = kind === 'prefix'
  return {
    words,
    prefix,
    found: {
      length: words.length,
      queryWords,
      typed: prefix ? (words.at(-1)?.length ?? 0) : null,
      synonym: kind === 'synonym',
    },
  }
}

function matchesAt({ words, prefix }: Pattern, text: readonly string[], position: number): boolean {
  return words.every((word, offset) => {
    const stands = text[position + offset]
    return prefix && offset === words.length - 1 ? stands?.startsWith(word) : stands === word
  })
}
