import { LOCALES, type Locale } from '#domain/locales/locales.ts'

/** English is British here: the day comes before the month, and the day has 24 hours. */
const WRITTEN_IN: Partial<Record<Locale, string>> = { en: 'en-GB' }

/** A moment (ISO 8601) as people of a language write it where they are. */
export function writeMoment(moment: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const language = WRITTEN_IN[locale] ?? LOCALES[locale].bcp47
  return new Intl.DateTimeFormat(language, options).format(new Date(moment))
}
