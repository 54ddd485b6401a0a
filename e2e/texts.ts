import { readFileSync } from 'node:fs'
import { type AbstractIntlMessages, createTranslator } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import type messages from '#storefront/messages/en.json'

/** The interface texts of a language. */
export function textsOf(locale: Locale): typeof messages {
  return JSON.parse(readFileSync(new URL(`../storefront/messages/${locale}.json`, import.meta.url), 'utf8'))
}

/** The text as the page shows it: values filled in, the plural form chosen. The key is its path in the messages. */
export function textWith(
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const messages: AbstractIntlMessages = textsOf(locale)
  return createTranslator({ locale, messages })(key, values)
}
