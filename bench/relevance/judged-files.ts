import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Locale } from '#domain/locales/locales.ts'
import type { JudgedQuery } from './judged-query.ts'

/** The judged queries of a language, as they are kept: what relevance is measured by must not move with it. */
const FOLDER = new URL('./judged/', import.meta.url)

export function readJudged(locale: Locale): readonly JudgedQuery[] {
  return JSON.parse(readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8'))
}

export function writeJudged(locale: Locale, queries: readonly JudgedQuery[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(new URL(`${locale}.json`, FOLDER), `${JSON.stringify(queries, null, 2)}\n`)
}
