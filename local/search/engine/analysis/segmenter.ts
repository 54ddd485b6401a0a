import { asKatakana } from './kana.ts'

export interface Piece {
  readonly text: string
  readonly index: number
}

/**
 * Words that the dictionaries split wrongly: hiragana around a long-vowel mark (`はーと`), and katakana next to
 * other letters. After kanji there are inflected endings and particles, so there the word begins at the
 * letter before the mark: `赤い|はーと`.
 */
const FOREIGN_WORD = new RegExp(
  [
    '(?<!\\p{Script=Han}\\p{Script=Hiragana}*)\\p{Script=Hiragana}+[ーｰ][\\p{Script=Hiragana}ーｰ]*',
    '(?<=\\p{Script=Han}\\p{Script=Hiragana}*)\\p{Script=Hiragana}[ーｰ][\\p{Script=Hiragana}ーｰ]*',
    '[\\p{Script=Katakana}ﾞﾟ][\\p{Script=Katakana}ーｰﾞﾟ]*',
  ].join('|'),
  'gu',
)
const HIRAGANA = /^\p{Script=Hiragana}/u

/** No Japanese word begins with these; the dictionary splits `アイコン` before its last letter. */
const NEVER_FIRST = /^[ンんッっァィゥェォャュョぁぃぅぇぉゃゅょーｰﾝｯｧｨｩｪｫｬｭｮﾞﾟ]/

/** Splits a run of letters into words with the dictionary of the language. */
export function segment(run: string, languages: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: word, index } of run.matchAll(FOREIGN_WORD)) {
    pieces.push(...cut(run.slice(at, index), at, languages))
    pieces.push(...cutForeign(word, index, languages))
    at = index + word.length
  }
  pieces.push(...cut(run.slice(at), at, languages))
  return joined(pieces)
}

function cutForeign(word: string, at: number, languages: readonly string[]): Piece[] {
  const katakana = HIRAGANA.test(word) ? asKatakana(word) : word
  return cut(katakana, at, languages).map(({ text, index }) => ({
    text: word.slice(index - at, index - at + text.length),
    index,
  }))
}

function cut(run: string, at: number, languages: readonly string[]): Piece[] {
  if (run === '') return []
  return Array.from(segmenterOf(languages[0] ?? 'en').segment(run), (piece) => ({
    text: piece.segment,
    index: at + piece.index,
  }))
}

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last && NEVER_FIRST.test(piece.text))
      result[result.length - 1] = { text: last.text + piece.text, index: last.index }
    else result.push(piece)
  }
  return result
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}
