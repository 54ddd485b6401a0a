import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { type Cell, copyLine } from './copy-text.ts'

type Row = Readonly<Record<string, Cell>>

/** Writes rows by COPY, in the order given. All fill the columns of the first; every other takes its default. */
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

/** Fewer, longer pieces: a stream costs per piece. */
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
