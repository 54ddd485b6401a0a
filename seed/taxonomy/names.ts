import type { Locale } from '#domain/locales/locales.ts'

/** The name of a thing of the taxonomy in every language of the library. */
export type Names = Readonly<Record<Locale, string>>

/** Names in the order of `LOCALES`; positional so that a table of them stays readable as a table. */
export function named(
  en: string,
  es: string,
  pt: string,
  fr: string,
  de: string,
  ja: string,
  ko: string,
): Names {
  return { en, es, pt, fr, de, ja, ko }
}
