import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { withSiteName } from '#domain/site/site-name.ts'
import type messages from '#storefront/messages/en.json'

/** The interface texts of a language, with the name that a library has by default. */
export function textsOf(locale: Locale): typeof messages {
  const texts: typeof messages = JSON.parse(
    readFileSync(new URL(`../storefront/messages/${locale}.json`, import.meta.url), 'utf8'),
  )
  return withSiteName(texts, DEFAULT_SITE_NAME)
}

/** Translates as the pages do: fills in values and chooses plural forms. */
export function translatorOf(locale: Locale) {
  return createTranslator({ locale, messages: textsOf(locale) })
}
