import { accept, type Result, refuse } from '#local/search/query/refusal.ts'

/** A token of a filter expression and its position, from 0, as in Algolia's errors. */
export interface Token {
  readonly type: 'word' | 'quoted' | 'number' | 'operator' | 'keyword' | 'punctuation' | 'score' | 'end'
  /**
   * The text of a word or of a quoted value without its quotes; the number of a score; else the token itself.
   */
  readonly text: string
  readonly at: number
}

/** Longest first. A word is everything else: letters of every script, dots, dashes, slashes, … */
const SHAPES: readonly { readonly type: Token['type'] | 'space'; readonly shape: RegExp }[] = [
  { type: 'space', shape: /\s+/y },
  { type: 'quoted', shape: /"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'/sy },
  { type: 'score', shape: /<\s*score\s*=\s*-?\d+\s*>/y },
  { type: 'operator', shape: /<=|>=|!=|<|>|=/y },
  { type: 'punctuation', shape: /[:()]/y },
  { type: 'word', shape: /[^\s:()<>=!"']+/y },
]

const KEYWORDS = new Set(['AND', 'OR', 'NOT', 'TO'])
/** Each digit can match in one way only: otherwise a long run of digits would take quadratic time. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

/** The tokens of a filter expression; the last one is its end. */
export function lex(source: string): Result<readonly Token[]> {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const found = tokenAt(source, at)
    if (!found) return refuse(`filters: Unexpected token ${source[at]} expected a filter at col ${at}`)
    if (found.token) tokens.push(found.token)
    at = found.end
  }
  tokens.push({ type: 'end', text: '', at })
  return accept(tokens)
}

function tokenAt(source: string, at: number): { token: Token | null; end: number } | null {
  for (const { type, shape } of SHAPES) {
    shape.lastIndex = at
    const matched = shape.exec(source)?.[0]
    if (matched === undefined) continue
    const end = at + matched.length
    return { token: type === 'space' ? null : tokenOf(type, matched, at), end }
  }
  return null
}

function tokenOf(type: Token['type'], matched: string, at: number): Token {
  switch (type) {
    case 'quoted':
      return { type, text: matched.slice(1, -1).replace(/\\(.)/gs, '$1'), at }
    case 'score':
      return { type, text: matched.replace(/[^\d-]/g, ''), at }
    case 'word':
      if (KEYWORDS.has(matched)) return { type: 'keyword', text: matched, at }
      return { type: NUMBER.test(matched) ? 'number' : 'word', text: matched, at }
    default:
      return { type, text: matched, at }
  }
}
