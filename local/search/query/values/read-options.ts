import type { Json } from '#local/search/model/record.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { defaultsOf, type Option, readValue, type ValuesOf } from './reader.ts'
import { isObject } from './scalars.ts'

type Options = Readonly<Record<string, Option<unknown>>>

/** Reads a body by a table of options, with the table's defaults; null is the same as a missing option. */
export function readOptions<Table extends Options>(table: Table, body: Json): Result<ValuesOf<Table>> {
  if (!isObject(body)) return refuse('The body must be an object')
  const said = readGivenOptions(table, Object.entries(body))
  return said.ok ? accept({ ...defaultsOf(table), ...said.value }) : said
}

/** Reads only the options that are set. */
export function readGivenOptions<Table extends Options>(
  table: Table,
  entries: readonly (readonly [string, Json])[],
): Result<Partial<ValuesOf<Table>>> {
  const said: Partial<Record<keyof Table, unknown>> = {}
  for (const [name, given] of entries) {
    const known = Object.hasOwn(table, name) ? table[name] : undefined
    if (!known) return refuse(`Unknown parameter: ${name}`)
    if (given === null) continue
    const value = readValue(known.reader, name, given)
    if (!value.ok) return value
    said[name as keyof Table] = value.value
  }
  return accept(said as Partial<ValuesOf<Table>>)
}
