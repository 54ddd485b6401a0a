import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { type Cell, copyLine } from './copy-text.ts'

type Row = Readonly<Record<string, Cell>>

/** Writes rows by COPY, in order. All rows have the columns of the first; other columns get their default. */
export async function copyRows<Same extends Row>(
  client: pg.ClientBase,
  table: string,
  rows: Iterable<Same>,
): Promise<void> {
  const left = rows[Symbol.iterator]()
  const first = left.next()
  if (first.done) return
  const columns = Object.keys(first.value)
  const names = columns.map((column) => `"${column}"`).join(', ')
  const stream = client.query(from(`copy "${table}" (${names}) from stdin`))
  await pipeline(Readable.from(inChunks(linesOf(columns, first.value, left))), stream)
}

function* linesOf(columns: readonly string[], first: Row, left: Iterator<Row>): Generator<string> {
  yield lineOf(columns, first)
  for (let next = left.next(); !next.done; next = left.next()) yield lineOf(columns, next.value)
}

function lineOf(columns: readonly string[], row: Row): string {
  return copyLine(columns.map((column) => row[column] ?? null))
}

const CHUNK_LENGTH = 64 * 1024

/** Joins lines to longer chunks, because each chunk of a stream has a cost. */
function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const line of lines) {
    chunk += line
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
