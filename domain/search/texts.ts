import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

/** One text in the languages that have it. */
export type Texts = Partial<Readonly<Record<Locale, string>>>

/** A taxonomy term, or anything else with a stable slug and a name in every language. */
export interface Term {
  readonly slug: string
  readonly names: Texts
}

/** The text in a language, else in English, else empty. */
export function textIn(texts: Texts, locale: Locale): string {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? ''
}

/** The English text where it differs from the one in this language; else null. */
export function englishBeside(texts: Texts, locale: Locale): string | null {
  const english = texts[DEFAULT_LOCALE] ?? null
  return english === textIn(texts, locale) ? null : english
}

export function namesIn(terms: readonly Term[], locale: Locale): string[] {
  return terms.map(({ names }) => textIn(names, locale))
}

/** English names that differ from those in this language, in their order. */
export function englishNamesBeside(terms: readonly Term[], locale: Locale): string[] {
  return terms.flatMap(({ names }) => englishBeside(names, locale) ?? [])
}

export function slugsOf(terms: readonly Term[]): string[] {
  return terms.map(({ slug }) => slug)
}
