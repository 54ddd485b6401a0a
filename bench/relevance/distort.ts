import type { Locale } from '#domain/locales/locales.ts'
import type { Random } from '#seed/load/synthetic/random.ts'

/** Below, a slip makes another word. */
const SHORTEST = 5
const LATIN = /^\p{Script=Latin}+$/u

/** One slip in the longest word, behind its first letter; null where no word bears one. */
export function misspelt(phrase: string, random: Random): string | null {
  const words = phrase.split(' ')
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (longest.length < SHORTEST || !LATIN.test(longest)) return null
  const slipped = withSlip([...longest], random)
  return slipped === longest ? null : words.map((word) => (word === longest ? slipped : word)).join(' ')
}

function withSlip(letters: readonly string[], random: Random): string {
  const at = 1 + Math.floor(random() * (letters.length - 2))
  const [letter = '', next = ''] = letters.slice(at, at + 2)
  const slips = [[next], [letter, letter, next], [next, letter]]
  return letters.toSpliced(at, 2, ...(slips[Math.floor(random() * slips.length)] ?? [])).join('')
}

/** The plural of one word, as the language makes it regularly; null where it has none, or none that can be told. */
export function plural(word: string, locale: Locale): string | null {
  if (!LATIN.test(word)) return null
  if (locale === 'de') return GERMAN[word.toLowerCase()] ?? null
  const rule = RULES[locale]?.find(({ ends }) => ends.test(word))
  return rule ? word.replace(rule.ends, rule.becomes) : null
}

interface Rule {
  readonly ends: RegExp
  readonly becomes: string
}

/** Of each language the first that fits. */
const RULES: Readonly<Partial<Record<Locale, readonly Rule[]>>> = {
  en: [
    { ends: /(?<=[^aeiou])y$/, becomes: 'ies' },
    { ends: /(?<=[sxz]|[cs]h)$/, becomes: 'es' },
    { ends: /(?<=[a-z])$/, becomes: 's' },
  ],
  es: [
    { ends: /z$/, becomes: 'ces' },
    { ends: /(?<=[aeiouáéó])$/, becomes: 's' },
    { ends: /(?<=[dlrn])$/, becomes: 'es' },
  ],
  pt: [
    { ends: /ão$/, becomes: 'ões' },
    { ends: /m$/, becomes: 'ns' },
    { ends: /(?<=[rz])$/, becomes: 'es' },
    { ends: /(?<=[aeiouáéóê])$/, becomes: 's' },
  ],
  fr: [
    { ends: /(?<=eau|eu)$/, becomes: 'x' },
    { ends: /al$/, becomes: 'aux' },
    { ends: /(?<=[a-rt-wyé])$/, becomes: 's' },
  ],
}

/** German plurals follow no rule: those of things that people look for. */
const GERMAN: Readonly<Record<string, string>> = {
  apfel: 'Äpfel',
  ball: 'Bälle',
  banane: 'Bananen',
  baum: 'Bäume',
  berg: 'Berge',
  blatt: 'Blätter',
  blume: 'Blumen',
  brief: 'Briefe',
  buch: 'Bücher',
  fisch: 'Fische',
  flagge: 'Flaggen',
  flugzeug: 'Flugzeuge',
  glocke: 'Glocken',
  haus: 'Häuser',
  herz: 'Herzen',
  hund: 'Hunde',
  kamera: 'Kameras',
  katze: 'Katzen',
  krone: 'Kronen',
  kuchen: 'Kuchen',
  pfeil: 'Pfeile',
  pilz: 'Pilze',
  rakete: 'Raketen',
  ring: 'Ringe',
  rose: 'Rosen',
  schiff: 'Schiffe',
  schuh: 'Schuhe',
  stern: 'Sterne',
  tasse: 'Tassen',
  telefon: 'Telefone',
  uhr: 'Uhren',
  vogel: 'Vögel',
  wolke: 'Wolken',
}
