import { levelOf, type MatchLevel, matchedOf, type Tags, writeMarked } from './highlight-text.ts'
import type { Mark, MarkedText } from './marks.ts'
import type { Matcher } from './matcher.ts'

export interface Snippet {
  readonly value: string
  readonly matchLevel: MatchLevel
}

/**
 * This many words of a text around its best matches: where most words of the query are close together, with matches
 * in the middle. An ellipsis marks where the text continues.
 */
export function snippetText(
  marked: MarkedText,
  matcher: Matcher,
  tags: Tags,
  { words, ellipsis }: { readonly words: number; readonly ellipsis: string },
): Snippet {
  const { tokens, marks, text } = marked
  const matchLevel = levelOf(matchedOf(marks, matcher), matcher)
  if (tokens.length <= words) return { value: writeMarked(marked, tags, 0, text.length), matchLevel }
  const first = firstToken(marks, tokens.length, words)
  const end = first + words
  const from = first === 0 ? 0 : (tokens[first]?.start ?? 0)
  const to = end >= tokens.length ? text.length : (tokens[end - 1]?.end ?? from)
  const value = writeMarked(marked, tags, from, to)
  return {
    value: `${first > 0 ? ellipsis : ''}${value}${end < tokens.length ? ellipsis : ''}`,
    matchLevel,
  }
}

/**
 * The start of a window of this many words: around the marks that match most words of the query, the
 * earliest.
 */
function firstToken(marks: readonly Mark[], tokens: number, words: number): number {
  let best = { worth: 0, first: 0, last: 0 }
  for (const [at, mark] of marks.entries()) {
    const inWindow = marks.slice(at).filter((other) => other.lastToken < mark.firstToken + words)
    const worth = new Set(inWindow.flatMap((other) => other.queryWords)).size
    if (worth > best.worth) {
      best = { worth, first: mark.firstToken, last: inWindow.at(-1)?.lastToken ?? mark.lastToken }
    }
  }
  const before = Math.floor((words - (best.last - best.first + 1)) / 2)
  return Math.max(0, Math.min(best.first - Math.max(0, before), tokens - words))
}
