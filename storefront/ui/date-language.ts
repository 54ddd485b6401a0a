import { LOCALES, type Locale } from '#domain/locales/locales.ts'

/** English is British here: the day comes before the month. */
const WRITTEN_IN: Partial<Record<Locale, string>> = { en: 'en-GB' }

/** The language that dates of a page are written in (BCP 47). */
export function dateLanguage(locale: Locale): string {
  return WRITTEN_IN[locale] ?? LOCALES[locale].bcp47
}
