import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { type Filter, type ListQuery, MAX_REACHED } from '#domain/contract/console/list-query.ts'
import {
  CONSOLE_RESOURCES,
  type ConsoleResource,
  type FieldRow,
  type ResourceRow,
} from '#domain/contract/console/resources.ts'
import type { Reach } from '#domain/permissions/command-scope.ts'
import type { ConsoleTable } from './console-table.ts'
import { inReach } from './in-reach.ts'
import { CONSOLE_TABLES } from './tables.ts'

export type ConsoleRow = Readonly<Record<string, unknown>>

export interface ListedRows {
  readonly rows: readonly ConsoleRow[]
  /** The number of matching rows, at most `MAX_REACHED`. */
  readonly total: number
}

/** The rows of a validated query that are in reach. */
export async function listRows(
  payload: Payload,
  resource: ConsoleResource,
  query: ListQuery,
  reach: Reach,
): Promise<ListedRows> {
  const table: ConsoleTable = CONSOLE_TABLES[resource]
  const where = conditions(resource, query, reach)
  const [rows, [counted]] = await Promise.all([
    run(
      payload,
      fragment`
      select ${selection(resource)} from ${table.from} where ${where}
       order by ${ordering(resource, query.sort)} limit ${query.limit} offset ${query.offset}`,
    ),
    run<{ count: Computed<number> }>(
      payload,
      fragment`
      select count(*)::int as count from (select 1 from ${table.from} where ${where} limit ${MAX_REACHED}) counted`,
    ),
  ])
  return { rows: rows.map((row) => shown(resource, row)), total: counted?.count ?? 0 }
}

/** One row; null when it does not exist. */
export async function readRow(
  payload: Payload,
  resource: ConsoleResource,
  id: string | number,
): Promise<ConsoleRow | null> {
  const query = { filters: [{ field: 'id', comparison: 'is', value: id }], words: null } as const
  const table: ConsoleTable = CONSOLE_TABLES[resource]
  const [row] = await run(
    payload,
    fragment`select ${selection(resource)} from ${table.from} where ${conditions(resource, query)}`,
  )
  return row === undefined ? null : shown(resource, row)
}

function selection(resource: ConsoleResource): SQL {
  const columns = Object.entries(CONSOLE_TABLES[resource].columns)
  return fragment.join(
    columns.map(([name, column]) => fragment`${column} as ${fragment.identifier(name)}`),
    fragment`, `,
  )
}

function conditions(
  resource: ConsoleResource,
  { filters, words }: Pick<ListQuery, 'filters' | 'words'>,
  reach: Reach = 'all',
): SQL {
  const { where, ...belongs }: ConsoleTable = CONSOLE_TABLES[resource]
  const all = [
    ...(where === undefined ? [] : [where]),
    inReach(reach, belongs),
    ...filters.map((filter) => condition(resource, filter)),
    ...(words ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holdsWord(resource, word)),
  ]
  return fragment.join(
    all.map((one) => fragment`(${one})`),
    fragment` and `,
  )
}

function condition(resource: ConsoleResource, { field, comparison, value }: Filter): SQL {
  const column = columnOf(resource, field)
  const { fields }: ResourceRow = CONSOLE_RESOURCES[resource]
  if (fields[field]?.kind === 'uuid')
    return fragment`${column} = any(${fragment.param([value].flat().filter(isUuid))}::uuid[])`
  switch (comparison) {
    case 'is':
      return fragment`${column} = ${value}`
    case 'in':
      return isEmpty(value) ? fragment`false` : fragment`${column} in ${value}`
    case 'contains':
      return contains(column, String(value))
    case 'holds':
      return fragment`${value} = any(${column})`
    case 'gte':
      return fragment`${column} >= ${value}`
    case 'lte':
      return fragment`${column} <= ${value}`
  }
}

function holdsWord(resource: ConsoleResource, word: string): SQL {
  const { searched }: ResourceRow = CONSOLE_RESOURCES[resource]
  return fragment.join(
    searched.map((field) => contains(columnOf(resource, field), word)),
    fragment` or `,
  )
}

function contains(column: SQL, text: string): SQL {
  return fragment`${column} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Rows with equal values are ordered by id, so that no row is on two pages. */
function ordering(resource: ConsoleResource, { field, order }: ListQuery['sort']): SQL {
  const direction = order === 'ASC' ? fragment`asc nulls last` : fragment`desc nulls last`
  const sorted = fragment`${columnOf(resource, field)} ${direction}`
  return field === 'id' ? sorted : fragment`${sorted}, ${columnOf(resource, 'id')}`
}

function columnOf(resource: ConsoleResource, field: string): SQL {
  const columns: Readonly<Record<string, SQL>> = CONSOLE_TABLES[resource].columns
  const column = columns[field]
  if (column === undefined) throw new Error(`${resource} has no column for ${field}`)
  return column
}

/** An id that is no UUID names no row. */
export function isUuid(value: unknown): boolean {
  return typeof value === 'string' && UUID.test(value)
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function isEmpty(value: Filter['value']): boolean {
  return Array.isArray(value) && value.length === 0
}

/** Converts numbers that the driver returns as text, and timestamps to ISO 8601 in UTC. */
function shown(resource: ConsoleResource, row: Record<string, unknown>): ConsoleRow {
  const fields: Readonly<Record<string, FieldRow>> = CONSOLE_RESOURCES[resource].fields
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value === null) return [name, null]
      if (fields[name]?.kind === 'number') return [name, Number(value)]
      return [name, fields[name]?.kind === 'moment' ? new Date(String(value)).toISOString() : value]
    }),
  )
}
