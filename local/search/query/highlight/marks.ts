import { fold } from '#local/search/engine/analysis/fold.ts'
import { partsOf } from '#local/search/engine/analysis/parts.ts'
import type { TextRules } from '#local/search/engine/analysis/text-rules.ts'
import { type Token, tokenize } from '#local/search/engine/analysis/tokenize.ts'
import type { Found, Matcher } from './matcher.ts'

/** A part of a text to put between tags. */
export interface Mark {
  readonly start: number
  readonly end: number
  /** The words of the text that it covers, by their positions. */
  readonly firstToken: number
  readonly lastToken: number
  readonly queryWords: readonly string[]
  /** The replacement, where synonyms are replaced; null for the original text. */
  readonly replacement: string | null
}

export interface MarkedText {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly marks: readonly Mark[]
}

export interface MarkOptions {
  readonly rules: TextRules
  /** The attribute of the text. */
  readonly attribute?: string
  readonly replaceSynonyms: boolean
}

/** The parts of a text that match words of the query, in their order. */
export function markText(
  text: string,
  matcher: Matcher,
  { rules, attribute, replaceSynonyms }: MarkOptions,
): MarkedText {
  const tokens = tokenize(text, rules, attribute ?? null)
  const words = tokens.map(({ word }) => word)
  const found = words.map((_, position) => matcher.at(words, position))
  const covers = coversOf(found)
  const marks: Mark[] = []
  for (let position = 0; position < tokens.length; ) {
    const replaced = replaceSynonyms ? replacementAt(tokens, position, found[position] ?? []) : null
    if (replaced) marks.push(replaced)
    else marks.push(...marksOn(text, tokens, position, covers.get(position), matcher))
    position = (replaced?.lastToken ?? position) + 1
  }
  return { text, tokens, marks }
}

/** The alternatives of query words that match at one word of a text. */
interface Cover {
  readonly queryWords: ReadonlySet<string>
  /** How many letters of the word were typed; null for all of it. */
  readonly typed: number | null
}

/** All matches, by the words that they cover: a word may be in several. */
function coversOf(found: readonly (readonly Found[])[]): ReadonlyMap<number, Cover> {
  const covers = new Map<number, Cover>()
  for (const [position, each] of found.entries()) {
    for (const { length, queryWords, typed } of each) {
      for (let offset = 0; offset < length; offset++) {
        const known = covers.get(position + offset)
        const part = offset < length - 1 ? null : typed
        covers.set(position + offset, {
          queryWords: new Set([...(known?.queryWords ?? []), ...queryWords]),
          typed: known?.typed === null || part === null ? null : Math.max(known?.typed ?? 0, part),
        })
      }
    }
  }
  return covers
}

/** One mark on all words of a synonym, to be replaced by the typed words, where nothing else matches. */
function replacementAt(tokens: readonly Token[], position: number, found: readonly Found[]): Mark | null {
  const length = Math.max(0, ...found.map((each) => each.length))
  const longest = found.find((each) => each.length === length)
  const first = tokens[position]
  const last = tokens[position + length - 1]
  if (!longest || !first || !last || found.some(({ synonym }) => !synonym)) return null
  return {
    start: first.start,
    end: last.end,
    firstToken: position,
    lastToken: position + length - 1,
    queryWords: longest.queryWords,
    replacement: longest.queryWords.join(' '),
  }
}

function marksOn(
  text: string,
  tokens: readonly Token[],
  position: number,
  cover: Cover | undefined,
  matcher: Matcher,
): readonly Mark[] {
  const token = tokens[position]
  if (!token) return []
  const place = { firstToken: position, lastToken: position, replacement: null }
  const parts = partMarks(text, token, matcher).map((mark) => ({ ...mark, ...place }))
  if (!cover) return parts
  const end = cover.typed === null ? token.end : endOfTyped(text, token, cover.typed)
  return [{ start: token.start, end, queryWords: [...cover.queryWords], ...place }, ...parts]
}

/** Marks within a compound that also matches by its parts. */
function partMarks(
  text: string,
  token: Token,
  matcher: Matcher,
): readonly Pick<Mark, 'start' | 'end' | 'queryWords'>[] {
  return partsOf(token.word).flatMap((part, at) => {
    const found = matcher.at([part], 0)
    if (found.length === 0) return []
    const typed = found.some((each) => each.typed === null)
      ? part.length
      : Math.max(...found.map((each) => each.typed ?? 0))
    const start = endOfTyped(text, token, [...token.word].slice(0, at).join('').length)
    const end = endOfTyped(text, { ...token, start }, typed)
    return [{ start, end, queryWords: found.flatMap((each) => each.queryWords) }]
  })
}

const COMBINING = /\p{M}/u

/**
 * The end in the original text of this many letters of a folded word: `stra` of `Straße`, combining marks
 * included.
 */
function endOfTyped(text: string, { start, end }: Token, letters: number): number {
  let at = start
  while (at < end && fold(text.slice(start, at)).length < letters)
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  while (at < end && COMBINING.test(text[at] ?? '')) at++
  return at
}
