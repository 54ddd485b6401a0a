import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type I18nProvider, mergeTranslations, type TranslationMessages } from 'react-admin'
import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_CODES,
  LOCALE_COOKIE,
  LOCALES,
  type Locale,
  localeOfPrefix,
} from '#domain/locales/locales.ts'
import { CONSOLE_SITE_PLACEHOLDER, withSiteName } from '#domain/site/site-name.ts'
import { siteName } from './site.ts'

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** What react-admin says and what the console says, one chunk for each language. */
const MESSAGES: Readonly<Record<Locale, () => Promise<readonly object[]>>> = {
  en: async () => [
    (await import('ra-language-english')).default,
    (await import('../messages/en.json')).default,
  ],
  es: async () => [
    (await import('../messages/react-admin/es.json')).default,
    (await import('../messages/es.json')).default,
  ],
  pt: async () => [
    (await import('../messages/react-admin/pt.json')).default,
    (await import('../messages/pt.json')).default,
  ],
  fr: async () => [
    (await import('../messages/react-admin/fr.json')).default,
    (await import('../messages/fr.json')).default,
  ],
  de: async () => [
    (await import('../messages/react-admin/de.json')).default,
    (await import('../messages/de.json')).default,
  ],
  ja: async () => [
    (await import('../messages/react-admin/ja.json')).default,
    (await import('../messages/ja.json')).default,
  ],
  ko: async () => [
    (await import('../messages/react-admin/ko.json')).default,
    (await import('../messages/ko.json')).default,
  ],
}

/** The language that the visitor chose on the site, else the first that the browser prefers and the site has. */
export function preferredLocale(cookies: string, languages: readonly string[]): Locale {
  const [, prefix] = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w+)`).exec(cookies) ?? []
  const preferred = languages.map((language) => language.split('-', 1)[0] ?? '').find(isLocale)
  return localeOfPrefix(prefix) ?? preferred ?? DEFAULT_LOCALE
}

/** Texts in the seven languages. A change is kept in the cookie of the site. */
export async function createI18nProvider(initial: Locale): Promise<I18nProvider> {
  const loaded = new Map<string, TranslationMessages>([[initial, await loadMessages(initial)]])
  const provider = polyglotI18nProvider(
    (locale) => {
      const messages = loaded.get(locale)
      if (messages !== undefined) return messages
      return loadMessages(isLocale(locale) ? locale : DEFAULT_LOCALE).then((fetched) => {
        loaded.set(locale, fetched)
        return fetched
      })
    },
    initial,
    LOCALE_CODES.map((locale) => ({ locale, name: LOCALES[locale].name })),
  )
  showLanguage(initial)
  return {
    ...provider,
    changeLocale: async (locale) => {
      await provider.changeLocale(locale)
      if (isLocale(locale)) keepLocale(locale)
    },
  }
}

async function loadMessages(locale: Locale): Promise<TranslationMessages> {
  const parts = await MESSAGES[locale]()
  const messages = mergeTranslations(...(parts as TranslationMessages[]))
  return withSiteName(messages, siteName(), CONSOLE_SITE_PLACEHOLDER)
}

function keepLocale(locale: Locale): void {
  showLanguage(locale)
  void window.cookieStore?.set({
    name: LOCALE_COOKIE,
    value: LOCALES[locale].prefix,
    path: '/',
    sameSite: 'lax',
    expires: Date.now() + ONE_YEAR_MS,
  })
}

function showLanguage(locale: Locale): void {
  document.documentElement.lang = LOCALES[locale].bcp47
}
