import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import { ROOT } from '#local/paths.ts'
import { compareMessages, type Messages } from './compare-messages.ts'

/** Checks that every language says everything that English says. Ends non-zero and names what is missing. */
const reference = read(DEFAULT_LOCALE)
const faults = LOCALE_CODES.flatMap((locale) =>
  compareMessages(reference, read(locale)).map((fault) => `storefront/messages/${locale}.json: ${fault}`),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function read(locale: string): Messages {
  return JSON.parse(readFileSync(join(ROOT, 'storefront', 'messages', `${locale}.json`), 'utf8'))
}
