/** Singular words that end in s. */
const ALREADY_SINGULAR = /(?:ss|us|is|news|gas|lens|glasses|canvas|christmas|tennis|maths|css)$/

/**
 * The singular of an English word, accurate enough for categories: `berries` to `berry`, `boxes` to `box`, `cats` to
 * `cat`.
 */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || ALREADY_SINGULAR.test(word)) return word
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
