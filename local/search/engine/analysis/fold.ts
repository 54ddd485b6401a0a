import { foldKana } from './kana.ts'
import type { TextRules } from './text-rules.ts'

/** Letters without a Unicode decomposition, and their usual transliteration. */
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
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
const TRANSLITERATED = /[ßœæøđðłþı]/g
/** Accents are removed where they decorate a letter; a Japanese voicing mark makes a different letter and stays. */
const ACCENTED = /(\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu
/** Variation selectors and enclosing keycaps change only the appearance of a character. */
const SELECTORS = /[\uFE00-\uFE0F\u20E3]+/g
const HAS_KANA = /[\u30A1-\u30FE]/

/**
 * Folds a word for comparison: removes case, accents and compatibility forms, and turns katakana into
 * hiragana. '' when it contains no letter or digit.
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
    .replace(TRANSLITERATED, (letter) => TRANSLITERATIONS[letter] ?? letter)
    .replace(NOT_IN_WORDS, '')
  return HAS_KANA.test(folded) ? foldKana(folded) : folded
}

/** Returns the folding function for an index, whose settings keep some letters or replace them. */
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
