import type { Locale } from '#domain/locales/locales.ts'

/** The initial of all other words: digits, signs, and characters whose reading is unknown. */
export const OTHER_INITIAL = 'other'

/**
 * The initial of a word in an index of its language: a Latin letter without accents, the first kana of its row, or the
 * initial consonant of a Hangul syllable. Chinese characters do not determine their reading and are filed with digits.
 */
export function initialOf(word: string): string {
  const [first = ''] = word.trim().normalize('NFKC')
  return latin(first) ?? kana(first) ?? hangul(first) ?? OTHER_INITIAL
}

/** Letters in the order of an index: those of the language's own script first. */
export function initialOrder(locale: Locale): (one: string, other: string) => number {
  const order: readonly Script[] = SCRIPT_ORDERS[locale] ?? ['latin', 'hangul', 'kana', 'other']
  const rank = (initial: string) => order.indexOf(scriptOf(initial))
  return (one, other) => rank(one) - rank(other) || Number(one > other) - Number(one < other)
}

type Script = 'latin' | 'kana' | 'hangul' | 'other'

/** Most Japanese words begin with a Chinese character. */
const SCRIPT_ORDERS: Partial<Record<Locale, readonly Script[]>> = {
  ja: ['kana', 'other', 'latin', 'hangul'],
  ko: ['hangul', 'latin', 'other', 'kana'],
}

function scriptOf(initial: string): Script {
  if (initial === OTHER_INITIAL) return 'other'
  if (latin(initial) !== undefined) return 'latin'
  return kana(initial) === undefined ? 'hangul' : 'kana'
}

/** Whether a text is a valid initial in an address. */
export function isInitial(text: string): boolean {
  return text === OTHER_INITIAL || (text !== '' && initialOf(text) === text)
}

/** The order of words under a letter. */
export function wordOrder(locale: Locale): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return compare
}

/** Latin letters that Unicode does not decompose, and their base letters in the supported languages. */
const LIGATURES: ReadonlyMap<string, string> = new Map([
  ['æ', 'a'],
  ['œ', 'o'],
  ['ø', 'o'],
  ['ß', 's'],
])

function latin(character: string): string | undefined {
  const base = baseOf(character.toLowerCase())
  return /^[a-z]$/.test(base) ? base : LIGATURES.get(base)
}

/** A letter without diacritics and voicing marks. */
function baseOf(character: string): string {
  const [base = ''] = character.normalize('NFD')
  return base
}

/** Rows of hiragana in order: the name of each, and its first character, which may be a small one. */
const ROWS = [
  ['あ', 'ぁ'],
  ['か', 'か'],
  ['さ', 'さ'],
  ['た', 'た'],
  ['な', 'な'],
  ['は', 'は'],
  ['ま', 'ま'],
  ['や', 'ゃ'],
  ['ら', 'ら'],
  ['わ', 'ゎ'],
] as const
const FROM_KATAKANA = 0x60

function kana(character: string): string | undefined {
  const code = baseOf(character).codePointAt(0) ?? 0
  const isKatakana = code >= 0x30a1 && code <= 0x30f6
  const isHiragana = code >= 0x3041 && code <= 0x3096
  if (!isKatakana && !isHiragana) return undefined
  const hiragana = String.fromCodePoint(isKatakana ? code - FROM_KATAKANA : code)
  return ROWS.findLast(([, begin]) => begin <= hiragana)?.[0]
}

const CONSONANTS = [...'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ']
/** An initial consonant alone, as compatibility forms are normalised. */
const FIRST_CONSONANT = 0x1100
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
/** Vowels times finals: the number of syllables of each initial consonant. */
const SYLLABLES_OF_CONSONANT = 21 * 28

function hangul(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  if (code >= FIRST_CONSONANT && code < FIRST_CONSONANT + CONSONANTS.length)
    return CONSONANTS[code - FIRST_CONSONANT]
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return undefined
  return CONSONANTS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_OF_CONSONANT)]
}
