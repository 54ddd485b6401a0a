import { IRREGULAR } from './irregular-plurals.ts'

/** An ending of the singular, its ending in the plural, and what has to precede both. */
type Rule = readonly [one: string, many: string, stem: RegExp]

const ANY = /..$/
const CONSONANT = /[^aeiou]$/

/** Plural rules for folded words; irregular words have their own table. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    ['', 's', /.[^sxz]$/],
    ['y', 'ies', CONSONANT],
    ['', 'es', /(?:ss|us|is|x|z|ch|sh|o)$/],
  ],
  de: [
    ['', 'e', ANY],
    ['', 'en', ANY],
    ['', 'er', ANY],
    ['', 'n', /[elr]$/],
    ['', 's', ANY],
    ['in', 'innen', ANY],
    ['nis', 'nisse', ANY],
  ],
  fr: [
    ['', 's', /.[^sxz]$/],
    ['', 'x', /(?:au|eu)$/],
    ['al', 'aux', ANY],
    ['ail', 'aux', ANY],
  ],
  es: [
    ['', 's', /[aeiou]$/],
    ['', 'es', /.[^aeouz]$/],
    ['z', 'ces', ANY],
  ],
  pt: [
    ['', 's', /[aeiou]$/],
    ['', 'es', /[rzs]$/],
    ['m', 'ns', ANY],
    ['ao', 'oes', ANY],
    ['ao', 'aes', ANY],
    ['al', 'ais', ANY],
    ['el', 'eis', ANY],
    ['ol', 'ois', ANY],
    ['ul', 'uis', ANY],
    ['il', 'is', ANY],
    ['il', 'eis', ANY],
  ],
}

/** Shorter words have no form worth guessing. */
const SHORTEST = 3

/**
 * The other number of a word in each of the languages: its plurals if it is a singular, its singulars if it
 * is a plural. Rules guess: a form that is not a word does no harm, as no index contains it. Japanese and
 * Korean have none.
 */
export function otherNumbers(word: string, languages: readonly string[]): string[] {
  const forms = languages.flatMap((language) => {
    const base = language.slice(0, 2)
    return [...(irregular.get(base)?.get(word) ?? []), ...byRule(word, RULES[base] ?? [])]
  })
  return [...new Set(forms)].filter((form) => form !== word)
}

function byRule(word: string, rules: readonly Rule[]): string[] {
  if (word.length < SHORTEST) return []
  return rules.flatMap(([one, many, stem]) => [
    ...exchanged(word, one, many, stem),
    ...exchanged(word, many, one, stem),
  ])
}

function exchanged(word: string, from: string, to: string, stem: RegExp): string[] {
  if (!word.endsWith(from)) return []
  const rest = word.slice(0, word.length - from.length)
  return rest.length + to.length >= SHORTEST && stem.test(rest) ? [rest + to] : []
}

/** For each language, from a word to its other numbers, in both directions. */
const irregular: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  Object.entries(IRREGULAR).map(([language, pairs]) => {
    const forms = new Map<string, string[]>()
    for (const [one, many] of pairs) {
      forms.set(one, [...(forms.get(one) ?? []), many])
      forms.set(many, [...(forms.get(many) ?? []), one])
    }
    return [language, forms]
  }),
)
