import type { Alternative, ExactRule, PlannedWord } from '../../model/plan.ts'

/** An alternative for a word of the query, which may also cover words before it. */
export interface Covering {
  readonly alternative: Alternative
  /**
   * The cost of an alternative at this word. Typos count once, at the first word that the alternative covers;
   * those of a synonym at each word: otherwise "bag", which is near to "shopping cart", would match "cart" at
   * no cost beside "shopping".
   */
  readonly typos: number
}

/** For each word of the query its alternatives, including those that begin at an earlier word and span it. */
export function coverings(words: readonly PlannedWord[]): readonly (readonly Covering[])[] {
  return words.map((_, at) =>
    words.slice(0, at + 1).flatMap(({ alternatives }, from) =>
      alternatives
        .filter(({ span }) => from + span > at)
        .map((alternative) => ({
          alternative,
          typos: from === at || alternative.kind === 'synonym' ? alternative.typos : 0,
        })),
    ),
  )
}

/**
 * Whether matching the alternative counts as matching the word exactly: prefixes, typos, splits and
 * corrections never do.
 */
export function isExact({ kind, words, typos }: Alternative, { besides }: ExactRule): boolean {
  if (kind === 'exact') return true
  if (kind === 'synonym' && typos > 0) return false
  if (kind === 'synonym') return besides.includes(words.length === 1 ? 'synonym' : 'synonym of several words')
  return kind === 'plural' && besides.includes('plural')
}
