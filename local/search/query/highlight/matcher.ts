import type { Alternative, Plan, PlannedWord } from '#local/search/model/plan.ts'

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

/** Finds the alternatives of query words in the words of a text. */
export interface Matcher {
  /** The words of the query, each once: what a full match holds. */
  readonly queryWords: ReadonlySet<string>
  at(words: readonly string[], position: number): readonly Found[]
}

interface Pattern {
  readonly words: readonly string[]
  /** The last of the words is only a beginning. */
  readonly prefix: boolean
  readonly found: Found
}

/** Made once for a search, and used for each text of each hit. */
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

/** The patterns of the first of some words; a pattern for several of them also covers those that follow it. */
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
