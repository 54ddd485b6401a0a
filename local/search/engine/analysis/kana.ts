const KATAKANA = /[\u30A1-\u30F6\u30FD\u30FE]/g
/** Distance in Unicode between a letter of katakana and the same one of hiragana. */
const TO_HIRAGANA = 0x60

/** From this many kana on, a long-vowel mark at the end of a word is optional: サーバー, サーバ. */
const LONG_ENOUGH = 4
const KANA_LONG_END = /^[\u3041-\u309F\u30FC]+\u30FC$/

/** A word in NFC as it is compared: with katakana as hiragana, also small letters and the long-vowel mark. */
export function foldKana(word: string): string {
  const hiragana = word.replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
  return hiragana.length >= LONG_ENOUGH && KANA_LONG_END.test(hiragana) ? hiragana.slice(0, -1) : hiragana
}

/**
 * A run of kana with a long-vowel mark is a word of foreign origin, which dictionaries have only in katakana.
 * Returns as many UTF-16 units as the run has: `はーと` becomes `ハート`.
 */
export function asKatakana(run: string): string {
  return run.replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_HIRAGANA))
}
