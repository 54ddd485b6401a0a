import type { PatternPart } from './compile-rules.ts'
import type { Anchoring } from './rule.ts'

/** A facet value that occurs in the query. */
export interface Capture {
  readonly attribute: string
  readonly value: string
}

/** The position of a pattern in the words of a query (end excluded), and the values of its facets. */
export interface PatternMatch {
  readonly start: number
  readonly end: number
  readonly captures: readonly Capture[]
}

export interface PatternContext {
  /**
   * The facet's value that consists of these words of the query, as records write it; null if there is none.
   */
  readonly facetValue: (attribute: string, words: readonly string[]) => string | null
  /** Whether a word of the query matches one of the pattern. */
  readonly isSame: (queryWord: string, patternWord: string) => boolean
}

/** The most words of a facet's value that are searched in a query. */
const MAX_VALUE_WORDS = 6

/** All matches of a pattern in a query that do not overlap, from the left. */
export function matchPattern(
  parts: readonly PatternPart[],
  anchoring: Anchoring,
  words: readonly string[],
  context: PatternContext,
): readonly PatternMatch[] {
  if (parts.length === 0) return words.length === 0 ? [{ start: 0, end: 0, captures: [] }] : []
  const atStart = anchoring === 'is' || anchoring === 'startsWith'
  const atEnd = anchoring === 'is' || anchoring === 'endsWith'
  const matches: PatternMatch[] = []
  for (let start = 0; start < words.length; ) {
    const match = matchAt(parts, words, start, atEnd, context)
    if (match) matches.push(match)
    if (atStart) break
    start = match && !atEnd ? match.end : start + 1
  }
  return matches
}

/** The longest values first, so that "light blue" is not taken for "light". */
function matchAt(
  parts: readonly PatternPart[],
  words: readonly string[],
  start: number,
  atEnd: boolean,
  context: PatternContext,
): PatternMatch | null {
  const [part, ...rest] = parts
  if (!part) return !atEnd || start === words.length ? { start, end: start, captures: [] } : null
  if (part.type === 'word') {
    const word = words[start]
    if (word === undefined || !context.isSame(word, part.word)) return null
    const following = matchAt(rest, words, start + 1, atEnd, context)
    return following && { ...following, start }
  }
  for (let length = Math.min(MAX_VALUE_WORDS, words.length - start); length > 0; length--) {
    const value = context.facetValue(part.attribute, words.slice(start, start + length))
    const following = value === null ? null : matchAt(rest, words, start + length, atEnd, context)
    if (value === null || !following) continue
    return { ...following, start, captures: [{ attribute: part.attribute, value }, ...following.captures] }
  }
  return null
}
