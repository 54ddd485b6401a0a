import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, localeOfPrefix } from '#domain/locales/locales.ts'

export interface LocaleWishes {
  /** Value of the `is_locale` cookie: an address prefix such as `jp`. */
  readonly cookie?: string | undefined
  /** The `Accept-Language` header as sent. */
  readonly acceptLanguage?: string | undefined
  /** The languages that the site offers; by default all, and English first. */
  readonly offer?: { readonly locales: readonly Locale[]; readonly defaultLocale: Locale } | undefined
}

/**
 * The language of a visitor without a prefix in the address: the cookie, else the browser's supported language of the
 * highest quality, else the site's default one, English (spec section 1).
 */
export function negotiateLocale({ cookie, acceptLanguage, offer = ALL }: LocaleWishes): Locale {
  const { locales, defaultLocale } = offer
  const chosen = localeOfPrefix(cookie)
  if (chosen !== undefined && locales.includes(chosen)) return chosen
  return firstSpoken(acceptLanguage ?? '', locales) ?? defaultLocale
}

const ALL = { locales: LOCALE_CODES, defaultLocale: DEFAULT_LOCALE }

function firstSpoken(header: string, locales: readonly Locale[]): Locale | undefined {
  return header
    .split(',')
    .map(parseRange)
    .filter((range) => range.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((range) => locales.find((code) => code === range.language))
    .find((locale) => locale !== undefined)
}

function parseRange(range: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = weight === undefined ? 1 : Number(weight.slice(2))
  return {
    language: (tag.split('-')[0] ?? '').toLowerCase(),
    quality: Number.isFinite(quality) ? quality : 0,
  }
}
