import type { Locale } from '#domain/locales/locales.ts'
import { dateLanguage, longDay } from '#storefront/ui/date-language.ts'

/** A day of the calendar in UTC, in which the validity of a form is stated. */
export function dayIn(moment: string, locale: Locale): string {
  return longDay(locale).format(new Date(moment))
}

/** A day and a time where the browser is. */
export function momentIn(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(moment),
  )
}
