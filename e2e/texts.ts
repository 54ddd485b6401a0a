import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import type messages from '#storefront/messages/en.json'

/** The interface texts of a language. */
export function textsOf(locale: Locale): typeof messages {
  return JSON.parse(readFileSync(new URL(`../storefront/messages/${locale}.json`, import.meta.url), 'utf8'))
}

/** Translates as the pages do: fills in values and chooses plural forms. */
export function translatorOf(locale: Locale) {
  return createTranslator({ locale, messages: textsOf(locale) })
}
