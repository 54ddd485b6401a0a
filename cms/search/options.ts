import { isLocale, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { ROW_KINDS, type RowKind } from '#domain/search/records.ts'

export const USAGE = `Usage:
  npm run search -- reindex [--index <name>] [--locale <code>]
      Makes indices anew from the database, while searches go on. A killed one goes on where it stopped.
  npm run search -- reconcile
      Compares every record with its row in the database, and repairs what differs.
  npm run search -- settings
      Gives every index its settings, synonyms and rules.

  Indices: ${ROW_KINDS.join(', ')}, suggestions. Languages: ${LOCALE_CODES.join(', ')}.`

export type IndexChoice = RowKind | 'suggestions'
const INDEX_CHOICES: readonly IndexChoice[] = [...ROW_KINDS, 'suggestions']

export type Task =
  | {
      readonly name: 'reindex'
      readonly indices: readonly IndexChoice[]
      readonly locales: readonly Locale[]
    }
  | { readonly name: 'reconcile' }
  | { readonly name: 'settings' }

/** The task of the arguments; null for invalid ones. */
export function readArguments([name, ...options]: readonly string[]): Task | null {
  if (name === 'reconcile' || name === 'settings') return options.length === 0 ? { name } : null
  return name === 'reindex' ? readReindex(options) : null
}

function readReindex(options: readonly string[]): Task | null {
  let indices: readonly IndexChoice[] = INDEX_CHOICES
  let locales: readonly Locale[] = LOCALE_CODES
  for (let place = 0; place < options.length; place += 2) {
    const [option, value = ''] = options.slice(place, place + 2)
    const index = INDEX_CHOICES.find((known) => known === value)
    if (option === '--index' && index !== undefined) indices = [index]
    else if (option === '--locale' && isLocale(value)) locales = [value]
    else return null
  }
  return { name: 'reindex', indices, locales }
}
