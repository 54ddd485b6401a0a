import type { Locale } from '#domain/locales/locales.ts'
import { dateLanguage } from '#storefront/ui/date-language.ts'

/** A UTC day in words, with its year. */
export function dayText(day: string | undefined, locale: Locale): string {
  if (day === undefined) return ''
  const form = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dateLanguage(locale), form).format(new Date(day))
}
