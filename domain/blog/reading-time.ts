/** Words of alphabetic scripts that an adult reads silently in a minute (Brysbaert 2019, non-fiction). */
const WORDS_PER_MINUTE = 238
/** Characters of Chinese and Japanese in a minute. */
const CHARACTERS_PER_MINUTE = 500
/** Words of Korean are units of two or three syllables with particles: readers take fewer of them in a minute. */
const KOREAN_WORDS_PER_MINUTE = 190

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const HANGUL = /\p{Script=Hangul}/u
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu

/** How many minutes a text takes to read: at least one. Scripts without spaces are counted by characters. */
export function readingMinutes(text: string): number {
  const characters = text.match(IDEOGRAPHS)?.length ?? 0
  const words = text.replace(IDEOGRAPHS, ' ').match(WORD) ?? []
  const korean = words.filter((word) => HANGUL.test(word)).length
  const minutes =
    characters / CHARACTERS_PER_MINUTE +
    korean / KOREAN_WORDS_PER_MINUTE +
    (words.length - korean) / WORDS_PER_MINUTE
  return Math.max(1, Math.round(minutes))
}
