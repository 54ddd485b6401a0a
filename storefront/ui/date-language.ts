import { LOCALES, type Locale } from '#domain/locales/locales.ts'

/** English is British here: the day comes before the month. */
const WRITTEN_IN: Partial<Record<Locale, string>> = { en: 'en-GB' }

/** The language that dates of a page are written in (BCP 47). */
export function dateLanguage(locale: Locale): string {
  return WRITTEN_IN[locale] ?? LOCALES[locale].bcp47
}

/** A day in words, in the language of a page: "5 March 2026". Formatters are kept, as making one takes a millisecond. */
export function longDay(locale: Locale): Intl.DateTimeFormat {
  const known = longDays.get(locale)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'long', timeZone: 'UTC' })
  longDays.set(locale, format)
  return format
}

const longDays = new Map<Locale, Intl.DateTimeFormat>()
