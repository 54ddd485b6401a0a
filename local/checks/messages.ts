import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import reactAdmin from 'ra-language-english'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { MAIL_TEXTS } from '#domain/mail/texts.ts'
import { ROOT } from '#local/paths.ts'
import { compareMessages, flatten, type Messages } from './compare-messages.ts'
import { collisions, lengthFaults } from './copy-limits.ts'
import { copyFaults } from './copy-rules.ts'
import { polyglotArguments } from './polyglot-arguments.ts'

const STOREFRONT = 'storefront/messages'
const CONSOLE = 'admin/messages'
const REACT_ADMIN = 'admin/messages/react-admin'
/** Parts of react-admin that the console does not have: guessed screens, and layouts that users change. */
const UNUSED: ReadonlySet<string> = new Set(['guesser', 'configurable'])

/** Checks that every language has all texts of English, and that interface and mails keep to the rules of copy. */
const reference = read(STOREFRONT, DEFAULT_LOCALE)
const faults = LOCALE_CODES.flatMap((locale) => [
  ...interfaceFaults(locale),
  ...consoleFaults(locale),
  ...mailFaults(locale),
])
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function interfaceFaults(locale: Locale): string[] {
  const messages = read(STOREFRONT, locale)
  const texts = flatten(messages)
  const rules = [...texts].flatMap(([key, text]) =>
    [...copyFaults(locale, text), ...lengthFaults(key, text)].map((fault) => `${key} ${fault}`),
  )
  return [...compareMessages(reference, messages), ...rules, ...collisions(flatten(reference), texts)].map(
    (fault) => `storefront/messages/${locale}.json: ${fault}`,
  )
}

/** The console's own texts, and those of react-admin that no package of its makers has in our languages. */
function consoleFaults(locale: Locale): string[] {
  const used = Object.entries(reactAdmin.ra).filter(([part]) => !UNUSED.has(part))
  const reactAdminTexts = { ra: Object.fromEntries(used) } as unknown as Messages
  const catalogues: (readonly [string, Messages])[] = [
    [CONSOLE, read(CONSOLE, DEFAULT_LOCALE)],
    ...(locale === DEFAULT_LOCALE ? [] : [[REACT_ADMIN, reactAdminTexts] as const]),
  ]
  return catalogues.flatMap(([folder, english]) => {
    const messages = read(folder, locale)
    const rules = [...flatten(messages)].flatMap(([key, text]) =>
      copyFaults(locale, text).map((fault) => `${key} ${fault}`),
    )
    return [...compareMessages(english, messages, polyglotArguments), ...rules].map(
      (fault) => `${folder}/${locale}.json: ${fault}`,
    )
  })
}

function mailFaults(locale: Locale): string[] {
  return [...flatten(MAIL_TEXTS[locale] as unknown as Messages)].flatMap(([key, text]) =>
    copyFaults(locale, text).map((fault) => `domain/mail/texts/${locale}.ts: ${key} ${fault}`),
  )
}

function read(folder: string, locale: Locale): Messages {
  return JSON.parse(readFileSync(join(ROOT, folder, `${locale}.json`), 'utf8'))
}
