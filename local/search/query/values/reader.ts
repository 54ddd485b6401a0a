import type { Json } from '#local/search/model/record.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'

/** Reads one value that a client sent, as JSON or as the text of a URL. */
export interface Reader<T> {
  /** The expected value in the words of Algolia's errors: "boolean", "integer between 1 and 1000". */
  readonly expects: string
  /** The value, or undefined where it is invalid. */
  read(given: Json): T | undefined
}

/** A value of a setting or of a search: its reader and its default. */
export interface Option<T> {
  readonly reader: Reader<T>
  readonly byDefault: T
}

/** The types of the values in a table of options. */
export type ValuesOf<Table extends Readonly<Record<string, Option<unknown>>>> = {
  readonly [Name in keyof Table]: Table[Name] extends Option<infer T> ? T : never
}

export function option<T>(reader: Reader<NonNullable<T>>, byDefault: T): Option<T> {
  return { reader, byDefault }
}

/** Reads a value by its name, or returns Algolia's error. */
export function readValue<T>(reader: Reader<T>, name: string, given: Json): Result<T> {
  const value = reader.read(given)
  return value === undefined
    ? refuse(`Invalid value for "${name}" parameter, expected ${reader.expects}`)
    : accept(value)
}

/** The defaults of a table of options. */
export function defaultsOf<Table extends Readonly<Record<string, Option<unknown>>>>(
  table: Table,
): ValuesOf<Table> {
  const entries = Object.entries(table).map(([name, { byDefault }]) => [name, byDefault])
  return Object.fromEntries(entries) as ValuesOf<Table>
}
