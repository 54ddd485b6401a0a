/**
 * The one record of the languages Motif speaks (spec section 1).
 *
 * `prefix` is what stands in an address, the key is the BCP 47 language that the CMS stores content under,
 * that messages are filed under and that pages carry in `<html lang>`. They differ for Japanese and Korean.
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

/** What is spoken where nothing better is known, and where a route is not offered (spec section 1). */
export const DEFAULT_LOCALE: Locale = 'en'

/** The cookie that keeps a person's choice of language (spec section 1). Its value is the prefix. */
export const LOCALE_COOKIE = 'is_locale'

const BY_PREFIX: ReadonlyMap<string, Locale> = new Map(
  LOCALE_CODES.map((code) => [LOCALES[code].prefix, code]),
)

/** The locale an address prefix stands for, or undefined for any other word. */
export function localeOfPrefix(prefix: string | undefined): Locale | undefined {
  return prefix === undefined ? undefined : BY_PREFIX.get(prefix)
}

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(LOCALES, value)
}
