import { fold } from './fold.ts'
import { segment } from './segmenter.ts'

/** A word of a text: folded, and where it stands in the text as it was given (UTF-16 units, end excluded). */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * The words of a text: runs of letters, digits and their marks. Anything else separates, so that `l'arbre` is two
 * words and `icon.svg` too. Scripts that write no spaces are cut by the segmenter of the first language.
 */
export function tokenize(text: string, languages: readonly string[]): Token[] {
  return isAscii(text) ? asciiWords(text) : unicodeWords(text, languages)
}

const RUN = /[\p{L}\p{N}\p{M}]+/gu
/** Written without spaces, or (Korean) with particles joined to the word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The general way, for every text; `asciiWords` only is quicker where it applies. */
export function unicodeWords(text: string, languages: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (const run of text.matchAll(RUN)) {
    const pieces = UNSPACED.test(run[0]) ? segment(run[0], languages) : [{ text: run[0], index: 0 }]
    for (const piece of pieces) {
      const word = fold(piece.text)
      const start = run.index + piece.index
      if (word !== '') tokens.push({ word, start, end: start + piece.text.length })
    }
  }
  return tokens
}

function asciiWords(text: string): Token[] {
  const tokens: Token[] = []
  const lower = text.toLowerCase()
  let start = -1
  for (let i = 0; i <= lower.length; i++) {
    const inside = i < lower.length && isAlphanumeric(lower.charCodeAt(i))
    if (inside && start < 0) start = i
    if (inside || start < 0) continue
    tokens.push({ word: lower.slice(start, i), start, end: i })
    start = -1
  }
  return tokens
}

function isAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}
