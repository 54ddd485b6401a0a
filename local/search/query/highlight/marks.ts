import { fold } from '#local/search/engine/analysis/fold.ts'
import { type Token, tokenize } from '#local/search/engine/analysis/tokenize.ts'
import type { Found, Matcher } from './matcher.ts'

/** A part of a text to put between tags. */
export interface Mark {
  readonly start: number
  readonly end: number
  /** The words of the text it covers, by their positions. */
  readonly firstToken: number
  readonly lastToken: number
  readonly queryWords: readonly string[]
  /** What to write in its place, where synonyms are replaced; null for what stands there. */
  readonly replacement: string | null
}

export interface MarkedText {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly marks: readonly Mark[]
}

/** The parts of a text that stand for words of the query. */
export function markText(
  text: string,
  matcher: Matcher,
  {
    languages,
    replaceSynonyms,
  }: { readonly languages: readonly string[]; readonly replaceSynonyms: boolean },
): MarkedText {
  const tokens = tokenize(text, languages)
  const words = tokens.map(({ word }) => word)
  const marks: Mark[] = []
  for (let position = 0; position < tokens.length; ) {
    const found = matcher.at(words, position)
    const length = Math.max(1, ...found.map((each) => each.length))
    if (found.length > 0)
      marks.push(
        ...marksOf(text, tokens.slice(position, position + length), position, found, replaceSynonyms),
      )
    position += length
  }
  return { text, tokens, marks }
}

/** Marks for all that was found at a position: on each word of the longest, or one on all of a replaced synonym. */
function marksOf(
  text: string,
  covered: readonly Token[],
  position: number,
  found: readonly Found[],
  replaceSynonyms: boolean,
): readonly Mark[] {
  const longest = found.filter((each) => each.length === covered.length)
  const queryWords = [...new Set(found.flatMap((each) => each.queryWords))]
  const typed = longest.some((each) => each.typed === null)
    ? null
    : Math.max(...longest.map((each) => each.typed ?? 0))
  const synonym = replaceSynonyms && longest.every((each) => each.synonym) ? longest[0] : undefined
  const lastToken = position + covered.length - 1
  if (synonym) {
    const replacement = synonym.queryWords.join(' ')
    const start = covered[0]?.start ?? 0
    return [
      { start, end: covered.at(-1)?.end ?? start, firstToken: position, lastToken, queryWords, replacement },
    ]
  }
  return covered.map((token, offset) => ({
    start: token.start,
    end: typed === null || offset < covered.length - 1 ? token.end : endOfTyped(text, token, typed),
    firstToken: position + offset,
    lastToken: position + offset,
    queryWords,
    replacement: null,
  }))
}

const COMBINING = /\p{M}/u

/** Where so many letters of a folded word end in the text as it was written: `stra` of `Straße`, marks included. */
function endOfTyped(text: string, { start, end }: Token, letters: number): number {
  let at = start
  while (at < end && fold(text.slice(start, at)).length < letters)
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  while (at < end && COMBINING.test(text[at] ?? '')) at++
  return at
}
