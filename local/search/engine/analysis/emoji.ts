/** Characters that occur in names and prose: they are emoji only with a variation selector. */
const SIGNS = '©®™‼⁉ℹ'
const PICTURE = '\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F]|\\p{Emoji_Modifier})*'

/**
 * An emoji as typed, with its variation selectors, skin tones and joined parts: a flag, a keycap, or pictures. Source
 * of a regular expression with the flag `u`.
 */
export const EMOJI_PATTERN = [
  '\\p{Regional_Indicator}{2}',
  '[#*]\\uFE0F?\\u20E3',
  `[${SIGNS}]\\uFE0F`,
  `(?![${SIGNS}])${PICTURE}[\\u{E0020}-\\u{E007F}]*(?:\\u200D${PICTURE})*`,
].join('|')

const ONE_EMOJI = new RegExp(`^(?:${EMOJI_PATTERN})$`, 'u')
/** Variation selectors, skin tones, and joined gender signs. */
const VARIANTS = /[\uFE0E\uFE0F]|[\u{1F3FB}-\u{1F3FF}]|\u200D[♀♂]/gu

/** The form in which emoji are compared, without skin tone, gender and variation selector. */
export function plainEmoji(emoji: string): string {
  return emoji.replace(VARIANTS, '')
}

/** The symbols of a text without words: a query of `+` or `→` searches for the symbol. */
export function symbolsOf(text: string): string[] {
  return [...new Set(plainEmoji(text.normalize('NFKC')).replace(/\s+/g, ''))]
}

export function isEmoji(text: string): boolean {
  return ONE_EMOJI.test(text)
}
