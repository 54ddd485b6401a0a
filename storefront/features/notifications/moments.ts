import type { Locale } from '#domain/locales/locales.ts'
import { dateLanguage } from '#storefront/ui/date-language.ts'

/** A moment (ISO 8601) as people of a language write it where they are. */
export function writeMoment(moment: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLanguage(locale), options).format(new Date(moment))
}
