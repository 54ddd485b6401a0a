import { readFileSync } from 'node:fs'
import type { Locale } from '#domain/locales/locales.ts'

/**
 * The type of a query:
 * - `plain`, `phrase`: the usual word or words for the thing
 * - `filler`: with words without meaning for the search, such as "icon", "free", "svg" or an article
 * - `verb`: the action of a button
 * - `synonym`: a word that is rare in titles
 * - `compound`: words written as one
 * - `script`: in another script of the language, such as hiragana for a katakana word
 * - `typo`, `plural`, `symbol` (emoji and signs), `brand`, `colour`
 * - `kind`: with a kind of work, such as "animated" or "3d"
 * - `prefix`: an incomplete word
 */
export const QUERY_TYPES = [
  'plain',
  'phrase',
  'filler',
  'verb',
  'synonym',
  'compound',
  'script',
  'typo',
  'plural',
  'symbol',
  'brand',
  'kind',
  'colour',
  'prefix',
] as const
export type QueryType = (typeof QUERY_TYPES)[number]

/** A query and the topic that defines its intent. */
export interface JudgedQuery {
  readonly query: string
  readonly manner: QueryType
  readonly topic: string
}

/** 3: exactly the intent, 2: clearly useful, 1: related, 0: wrong (judged/README.md). */
export type Grade = 0 | 1 | 2 | 3

/** An intent of queries in any language, with the grades of the items that answer it. */
export interface Topic {
  readonly meaning: string
  /** By English title, by title and kind or style (`Heart [lottie]`), or by slug (`#mouse-8k8kq`). */
  readonly grades: Readonly<Record<string, Grade>>
}

const FOLDER = new URL('./judged/', import.meta.url)

export function readQueries(locale: Locale): readonly JudgedQuery[] {
  return read(`${locale}.json`)
}

export function readTopics(): Readonly<Record<string, Topic>> {
  return read('topics.json')
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
}
