import { DEFAULT_LOCALE, type Locale, localeOfPrefix } from '#domain/locales/locales.ts'

/** The language of the page in the browser, for code that no server component hands one to. */
export function pageLocale(): Locale {
  return localeOfPrefix(window.location.pathname.split('/')[1]) ?? DEFAULT_LOCALE
}
