import { readFileSync } from 'node:fs'
import type { Locale } from '#domain/locales/locales.ts'
import type messages from '#storefront/messages/en.json'

/** The texts of a language, for journeys that are walked in several. */
export function textsOf(locale: Locale): typeof messages {
  return JSON.parse(readFileSync(new URL(`../storefront/messages/${locale}.json`, import.meta.url), 'utf8'))
}
