import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { MAIL_TEXTS } from '#domain/mail/texts.ts'
import { ROOT } from '#local/paths.ts'
import { compareMessages, flatten, type Messages } from './compare-messages.ts'
import { collisions, lengthFaults } from './copy-limits.ts'
import { copyFaults } from './copy-rules.ts'

/** Checks that every language has all texts of English, and that interface and mails keep to the rules of copy. */
const reference = read(DEFAULT_LOCALE)
const faults = LOCALE_CODES.flatMap((locale) => [...interfaceFaults(locale), ...mailFaults(locale)])
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function interfaceFaults(locale: Locale): string[] {
  const messages = read(locale)
  const texts = flatten(messages)
  const rules = [...texts].flatMap(([key, text]) =>
    [...copyFaults(locale, text), ...lengthFaults(key, text)].map((fault) => `${key} ${fault}`),
  )
  return [...compareMessages(reference, messages), ...rules, ...collisions(flatten(reference), texts)].map(
    (fault) => `storefront/messages/${locale}.json: ${fault}`,
  )
}

function mailFaults(locale: Locale): string[] {
  return [...flatten(MAIL_TEXTS[locale] as unknown as Messages)].flatMap(([key, text]) =>
    copyFaults(locale, text).map((fault) => `domain/mail/texts/${locale}.ts: ${key} ${fault}`),
  )
}

function read(locale: Locale): Messages {
  return JSON.parse(readFileSync(join(ROOT, 'storefront', 'messages', `${locale}.json`), 'utf8'))
}
