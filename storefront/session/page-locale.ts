import { DEFAULT_LOCALE, type Locale, localeOfPrefix } from '#domain/locales/locales.ts'

/** The language of the page, for browser code that does not receive it from a server component. */
export function pageLocale(): Locale {
  return localeOfPrefix(window.location.pathname.split('/')[1]) ?? DEFAULT_LOCALE
}
