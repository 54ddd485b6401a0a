/**
 * The encoding of names of a ZIP that state none. The format then means code page 437, but macOS writes UTF-8, and Windows
 * writes the code page of its language: Shift_JIS in Japan, where the second byte of frequent characters is a backslash, and
 * EUC-KR in Korea.
 */
export type NameEncoding = 'utf-8' | 'shift_jis' | 'euc-kr' | 'cp437'

/** Characters of a language, what it may mix them with, and what no text of another encoding reads as by chance. */
interface Reading {
  readonly encoding: 'shift_jis' | 'euc-kr'
  readonly characters: RegExp
  readonly evidence: RegExp
}

const READINGS: readonly Reading[] = [
  {
    encoding: 'shift_jis',
    characters: /^[\p{ASCII}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}\uff01-\uff5e]*$/u,
    evidence: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー]{2}/u,
  },
  {
    encoding: 'euc-kr',
    characters: /^[\p{ASCII}\p{scx=Hangul}\p{scx=Han}\uff01-\uff5e]*$/u,
    evidence: /\p{sc=Hangul}{2}/u,
  },
]

/** Half-width katakana are what Western and Korean names look like in Shift_JIS. */
const HALF_WIDTH = /[\uff61-\uff9f]/u
const BACKSLASH = 0x5c

/**
 * Decides from all names of one ZIP, which one system has written. A Western name such as `Öl.svg` may be a valid Japanese one
 * by chance: two Japanese characters in a row, or a backslash that belongs to one, are none.
 */
export function encodingOfNames(names: readonly Uint8Array[]): NameEncoding {
  const beyondAscii = names.filter((name) => name.some((byte) => byte > 0x7f))
  if (beyondAscii.length === 0 || decoded(beyondAscii, 'utf-8') !== null) return 'utf-8'
  const reading = READINGS.find(({ encoding, characters, evidence }) => {
    const texts = decoded(beyondAscii, encoding)
    if (texts === null || !texts.every((text) => characters.test(text) && !HALF_WIDTH.test(text)))
      return false
    return texts.some(
      (text, index) =>
        evidence.test(text) || (beyondAscii[index]?.includes(BACKSLASH) && !text.includes('\\')),
    )
  })
  return reading?.encoding ?? 'cp437'
}

/** Null unless each name is text in this encoding. */
function decoded(names: readonly Uint8Array[], encoding: string): readonly string[] | null {
  try {
    return names.map((name) => new TextDecoder(encoding, { fatal: true }).decode(name))
  } catch {
    return null
  }
}
