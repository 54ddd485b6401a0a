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

/** A word as it is compared: without case, accents and compatibility forms. '' where nothing of it is a word. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(ACCENTED, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(SPELT, (letter) => SPELT_OUT[letter] ?? letter)
    .replace(NOT_IN_WORDS, '')
}
