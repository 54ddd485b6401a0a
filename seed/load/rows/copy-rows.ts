import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { type Cell, copyLine } from './copy-text.ts'

/** A table and those of its columns that are written; every other takes its default. */
export interface CopyTarget<Column extends string> {
  readonly table: string
  readonly columns: readonly Column[]
}

/** Writes rows by COPY, in the order given. */
export async function copyRows<Column extends string>(
  client: pg.ClientBase,
  { table, columns }: CopyTarget<Column>,
  rows: Iterable<Readonly<Record<Column, Cell>>>,
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const stream = client.query(from(`copy "${table}" (${names}) from stdin`))
  await pipeline(Readable.from(inChunks(linesOf(columns, rows))), stream)
}

function* linesOf<Column extends string>(
  columns: readonly Column[],
  rows: Iterable<Readonly<Record<Column, Cell>>>,
): Generator<string> {
  for (const row of rows) yield copyLine(columns.map((column) => row[column]))
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
