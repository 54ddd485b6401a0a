import { foldKana } from './kana.ts'
import type { TextRules } from './text-rules.ts'

/** Letters that Unicode does not take apart, and what people without them type. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

const ASCII = /^[a-z0-9]*$/
const SPELT = /[ßœæøđðłþı]/g
/** Accents are dropped where they are an ornament of the letter; a voiced mark of Japanese makes another letter. */
const ACCENTED = /(\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu
/** Variation selectors choose how a character is drawn, and enclosing keycaps say nothing of a digit. */
const SELECTORS = /[\uFE00-\uFE0F\u20E3]+/g
const HAS_KANA = /[\u30A1-\u30FE]/

/**
 * A word as it is compared: without case, accents and compatibility forms, katakana as hiragana. '' where nothing of it
 * is a word.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (ASCII.test(lower)) return lower
  const folded = lower
    .normalize('NFKD')
    .replace(SELECTORS, '')
    .replace(ACCENTED, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(SPELT, (letter) => SPELT_OUT[letter] ?? letter)
    .replace(NOT_IN_WORDS, '')
  return HAS_KANA.test(folded) ? foldKana(folded) : folded
}

/** Folds words by the rules of an index: some letters may stay as they are, or become others. */
export function folderOf({ keptDiacritics = '', normalization = {} }: TextRules): (word: string) => string {
  const replaced = new Map(Object.entries(normalization).map(([from, to]) => [from.toLowerCase(), to]))
  for (const letter of keptDiacritics.toLowerCase()) replaced.set(letter, letter)
  if (replaced.size === 0) return fold
  return (word) => {
    let folded = ''
    let plain = ''
    for (const letter of word.toLowerCase()) {
      const other = replaced.get(letter)
      if (other === undefined) plain += letter
      else {
        folded += fold(plain) + other
        plain = ''
      }
    }
    return folded + fold(plain)
  }
}
