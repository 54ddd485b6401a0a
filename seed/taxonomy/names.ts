import type { Locale } from '#domain/locales/locales.ts'

/** A name in every language of the library. */
export type Names = Readonly<Record<Locale, string>>

/** Names in the order of `LOCALES`; positional parameters keep the tables readable. */
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
