import type { Locale } from '#domain/locales/locales.ts'
import { CATEGORY_WORDS } from './category-words/index.ts'
import { GLOSSARY } from './glossary.ts'
import { OVERRIDES } from './overrides.ts'
import type { WordTable } from './word-table.ts'

/** Every table of checked translations. A word is in one table only. */
export const WORD_TABLES: readonly WordTable[] = [GLOSSARY, OVERRIDES, ...CATEGORY_WORDS]

const WORDS: WordTable = Object.assign({}, ...WORD_TABLES)

/** The languages of a row, in its order. */
const COLUMNS: readonly Locale[] = ['es', 'pt', 'fr', 'de', 'ja', 'ko']

/**
 * The checked translation of a lower-case English word.
 *
 * @returns null if the word must stay untranslated in this language, undefined if no table has the word
 */
export function checkedWord(english: string, locale: Locale): string | null | undefined {
  if (!Object.hasOwn(WORDS, english)) return undefined
  return WORDS[english]?.[COLUMNS.indexOf(locale)] ?? null
}
