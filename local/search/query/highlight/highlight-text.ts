import type { Mark, MarkedText } from './marks.ts'
import type { Matcher } from './matcher.ts'

export type MatchLevel = 'none' | 'partial' | 'full'

export interface Highlighted {
  readonly value: string
  readonly matchLevel: MatchLevel
  /** Set only where something matches. */
  readonly fullyHighlighted?: boolean
  readonly matchedWords: readonly string[]
}

export interface Tags {
  readonly pre: string
  readonly post: string
}

/** A text with its matches between tags. The rest of the text stays unchanged, including HTML. */
export function highlightText(marked: MarkedText, matcher: Matcher, tags: Tags): Highlighted {
  const value = writeMarked(marked, tags, 0, marked.text.length)
  const matchedWords = matchedOf(marked.marks, matcher)
  const matchLevel = levelOf(matchedWords, matcher)
  if (matchLevel === 'none') return { value, matchLevel, matchedWords }
  return { value, matchLevel, fullyHighlighted: isFully(marked), matchedWords }
}

/** The part of a text from a start to an end, with its marks between tags. */
export function writeMarked({ text, marks }: MarkedText, tags: Tags, start: number, end: number): string {
  const inside = joined(marks.filter((mark) => mark.start >= start && mark.end <= end))
  let written = ''
  let at = start
  for (const mark of inside) {
    const content = mark.replacement ?? text.slice(mark.start, mark.end)
    written += text.slice(at, mark.start) + tags.pre + content + tags.post
    at = mark.end
  }
  return written + text.slice(at, end)
}

/** The words of the query that the marks match, in the order of the query. */
export function matchedOf(marks: readonly Mark[], { queryWords }: Matcher): readonly string[] {
  const matched = new Set(marks.flatMap((mark) => mark.queryWords))
  return [...queryWords].filter((word) => matched.has(word))
}

export function levelOf(matchedWords: readonly string[], { queryWords }: Matcher): MatchLevel {
  if (matchedWords.length === 0) return 'none'
  return matchedWords.length === queryWords.size ? 'full' : 'partial'
}

/** Joins marks that are adjacent or overlap, as in scripts without spaces. */
function joined(marks: readonly Mark[]): readonly Mark[] {
  const result: Mark[] = []
  for (const mark of marks) {
    const last = result.at(-1)
    const touches = last && last.end >= mark.start && last.replacement === null && mark.replacement === null
    if (touches)
      result[result.length - 1] = { ...last, end: Math.max(last.end, mark.end), lastToken: mark.lastToken }
    else result.push(mark)
  }
  return result
}

/** Whether every word is within a mark. */
function isFully({ tokens, marks }: MarkedText): boolean {
  return tokens.every((token) => marks.some((mark) => mark.start <= token.start && mark.end >= token.end))
}
