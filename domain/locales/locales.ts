/**
 * The one record of the supported languages (spec section 1).
 *
 * `prefix` is the segment of addresses; the key is the BCP 47 language under which the CMS stores content and messages
 * are filed, and which pages carry in `<html lang>`. They differ for Japanese and Korean.
 */
export const LOCALES = {
  en: { prefix: 'en', bcp47: 'en', name: 'English' },
  es: { prefix: 'es', bcp47: 'es', name: 'Español' },
  pt: { prefix: 'pt', bcp47: 'pt', name: 'Português' },
  fr: { prefix: 'fr', bcp47: 'fr', name: 'Français' },
  de: { prefix: 'de', bcp47: 'de', name: 'Deutsch' },
  ja: { prefix: 'jp', bcp47: 'ja', name: '日本語' },
  ko: { prefix: 'kr', bcp47: 'ko', name: '한국어' },
} as const satisfies Record<string, { prefix: string; bcp47: string; name: string }>

export type Locale = keyof typeof LOCALES
export type LocalePrefix = (typeof LOCALES)[Locale]['prefix']

export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[]

/** The fallback language, also for routes that are not offered in another one (spec section 1). */
export const DEFAULT_LOCALE: Locale = 'en'

/** The cookie that stores the user's language (spec section 1). Its value is the prefix. */
export const LOCALE_COOKIE = 'is_locale'

const BY_PREFIX: ReadonlyMap<string, Locale> = new Map(
  LOCALE_CODES.map((code) => [LOCALES[code].prefix, code]),
)

/** The locale of an address prefix, or undefined for any other word. */
export function localeOfPrefix(prefix: string | undefined): Locale | undefined {
  return prefix === undefined ? undefined : BY_PREFIX.get(prefix)
}

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(LOCALES, value)
}
