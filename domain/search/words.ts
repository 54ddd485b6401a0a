import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales/locales.ts'

/**
 * The words of a text as search compares them, for indexed and typed text alike: segmented by the language (Japanese
 * and Korean included), without accents or case, plurals folded to singulars.
 */
export function words(text: string, locale: Locale = DEFAULT_LOCALE): string[] {
  return [...segmenterOf(locale).segment(text.normalize('NFKC'))]
    .filter((segment) => segment.isWordLike)
    .map((segment) => foldWord(segment.segment))
    .filter((word) => word !== '')
}

/** One word without accents and case, English plural endings folded. Other scripts are unchanged. */
export function foldWord(word: string): string {
  return singular(foldLetters(word))
}

/** One word without accents, case and punctuation, its number unchanged. */
export function foldLetters(word: string): string {
  return word
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (cluster) => cluster.charAt(0))
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
}

export interface SearchTexts {
  readonly titles: Partial<Record<Locale, string>>
  /** Names of tags, style and pack, by language. */
  readonly names: Partial<Record<Locale, readonly string[]>>
}

/**
 * The text that PostgreSQL indexes for an asset: every title first, each after a bar, so that a title with the
 * searched words as prefix is distinguished from a tag.
 */
export function searchText({ titles, names }: SearchTexts): string {
  const titled = unique(entries(titles).map(([locale, title]) => `| ${words(title, locale).join(' ')}`))
  const named = unique(
    entries(names).flatMap(([locale, list]) => list.flatMap((name) => words(name, locale))),
  )
  return [...titled, '|', ...named].join(' ')
}

function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || /(ss|us|is|os)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ches|shes|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const segmenters = new Map<Locale, Intl.Segmenter>()

function segmenterOf(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale)
  if (known) return known
  const segmenter = new Intl.Segmenter(LOCALES[locale].bcp47, { granularity: 'word' })
  segmenters.set(locale, segmenter)
  return segmenter
}

function entries<V>(record: Partial<Record<Locale, V>>): [Locale, V][] {
  return Object.entries(record).filter((entry): entry is [Locale, V] => entry[1] !== undefined)
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
