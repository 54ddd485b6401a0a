/** Signs that belong to names and prose: emoji only where a variation selector says so. */
const SIGNS = '©®™‼⁉ℹ'
const PICTURE = '\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F]|\\p{Emoji_Modifier})*'

/**
 * An emoji as people type it, with its variation selectors, skin tones and the parts that are joined to it: a flag, a
 * keycap, or pictures. Source of a regular expression with the flag `u`.
 */
export const EMOJI_PATTERN = [
  '\\p{Regional_Indicator}{2}',
  '[#*]\\uFE0F?\\u20E3',
  `[${SIGNS}]\\uFE0F`,
  `(?![${SIGNS}])${PICTURE}[\\u{E0020}-\\u{E007F}]*(?:\\u200D${PICTURE})*`,
].join('|')

const ONE_EMOJI = new RegExp(`^(?:${EMOJI_PATTERN})$`, 'u')
/** Variation selectors, skin tones, and the gender that is joined to a person. */
const VARIANTS = /[\uFE0E\uFE0F]|[\u{1F3FB}-\u{1F3FF}]|\u200D[♀♂]/gu

/** An emoji as it is compared: whatever its skin tone, gender and way to be drawn. */
export function plainEmoji(emoji: string): string {
  return emoji.replace(VARIANTS, '')
}

/** The symbols of a text that holds no word: a query of `+` or `→` means what is shown so. */
export function symbolsOf(text: string): string[] {
  return [...new Set(plainEmoji(text.normalize('NFKC')).replace(/\s+/g, ''))]
}

export function isEmoji(text: string): boolean {
  return ONE_EMOJI.test(text)
}
