import { type Names, named } from '../names.ts'
import { BUSINESS } from './business.ts'
import { FOOD } from './food.ts'
import { NATURE } from './nature.ts'
import { PEOPLE } from './people.ts'
import type { WordTable } from './word-table.ts'

/** Every table of category words; a word is in one table only. */
export const WORD_TABLES: readonly WordTable[] = [NATURE, FOOD, PEOPLE, BUSINESS]

/** The names of all category words; the key is the English word in lower case. */
export const CATEGORY_WORDS: Readonly<Record<string, Names>> = Object.fromEntries(
  WORD_TABLES.flatMap((table) =>
    Object.entries(table).map(([english, words]) => [english, named(english, ...words)] as const),
  ),
)
