import { EMOJI_PATTERN, isEmoji, plainEmoji } from './emoji.ts'
import { folderOf } from './fold.ts'
import { segment } from './segmenter.ts'
import type { TextRules } from './text-rules.ts'

/** A word of a text: folded, with its position in the original text (UTF-16 units, end excluded). */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * The words of a text: runs of letters, digits and their marks, and emoji. Other characters separate words,
 * so that `l'arbre` and `icon.svg` are two words each, unless the rules index them. Scripts without spaces
 * are split by the segmenter of the first language.
 *
 * @param attribute the attribute of the text; null for queries, which are never split at capital letters
 */
export function tokenize(text: string, rules: TextRules, attribute: string | null = null): Token[] {
  const read = readRules(rules)
  const camelCase = attribute !== null && read.camelCase.has(attribute)
  return read.plain && !camelCase && isAscii(text) ? asciiWords(text) : generalWords(text, read, camelCase)
}

/** Text rules, prepared for use. */
interface ReadRules {
  readonly languages: readonly string[]
  /** Whether ASCII text needs only lower case, and splitting at characters that are no letters or digits. */
  readonly plain: boolean
  readonly words: RegExp
  readonly separators: ReadonlySet<string>
  readonly fold: (word: string) => string
  readonly camelCase: ReadonlySet<string>
}

const WORD = '[\\p{L}\\p{N}\\p{M}]+'
const PLAIN_WORDS = new RegExp(`${WORD}|${EMOJI_PATTERN}`, 'gu')
const SPACE = /\s/
const NO_ATTRIBUTES: ReadonlySet<string> = new Set()

const known = new WeakMap<TextRules, ReadRules>()

function readRules(rules: TextRules): ReadRules {
  const before = known.get(rules)
  if (before) return before
  const { languages, separators = '', normalization = {}, camelCase = [] } = rules
  const indexed = new Set([...separators].filter((character) => !SPACE.test(character)))
  const read: ReadRules = {
    languages,
    plain: indexed.size === 0 && Object.keys(normalization).length === 0,
    words: indexed.size === 0 ? PLAIN_WORDS : new RegExp(`${anyOf(indexed)}|${PLAIN_WORDS.source}`, 'gu'),
    separators: indexed,
    fold: folderOf(rules),
    camelCase: camelCase.length === 0 ? NO_ATTRIBUTES : new Set(camelCase),
  }
  known.set(rules, read)
  return read
}

function anyOf(characters: ReadonlySet<string>): string {
  const escaped = [...characters].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
  return `(?:${escaped.join('|')})`
}

/** Scripts that are written without spaces, or (Korean) with particles joined to the word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const ASCII_WORD = /^[a-zA-Z0-9]/

/** The general tokenizer, for every text; `asciiWords` is faster where it applies. */
export function unicodeWords(text: string, rules: TextRules): Token[] {
  return generalWords(text, readRules(rules), false)
}

function generalWords(text: string, rules: ReadRules, camelCase: boolean): Token[] {
  const tokens: Token[] = []
  for (const { 0: run, index } of text.matchAll(rules.words)) {
    if (isWhole(run, rules)) {
      tokens.push({ word: plainEmoji(run), start: index, end: index + run.length })
      continue
    }
    for (const piece of piecesOf(run, rules, camelCase)) {
      const word = rules.fold(piece.text)
      const start = index + piece.index
      if (word !== '') tokens.push({ word, start, end: start + piece.text.length })
    }
  }
  return tokens
}

/** Whether a run is an emoji or an indexed separator. */
function isWhole(run: string, { separators }: ReadRules): boolean {
  return separators.has(run) || (!ASCII_WORD.test(run) && !LETTERS.test(run) && isEmoji(run))
}

const LETTERS = /^[\p{L}\p{M}]/u
/** Before a capital letter that follows a small one, and before the last of several capitals: `myHTMLFile`. */
const CAMEL_HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

function piecesOf(run: string, { languages }: ReadRules, camelCase: boolean) {
  if (camelCase) {
    let index = 0
    return run.split(CAMEL_HUMP).map((text) => {
      const piece = { text, index }
      index += text.length
      return piece
    })
  }
  return UNSPACED.test(run) ? segment(run, languages) : [{ text: run, index: 0 }]
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
