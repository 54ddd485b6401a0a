import type pg from 'pg'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { Cell } from './copy-text.ts'

/**
 * Inserts missing rows in the given order; existing rows stay unchanged, because an editor may have changed them. For
 * small tables: the rows are sent as one JSON parameter.
 *
 * @returns the ids of the new rows
 */
export async function insertMissing(
  client: pg.ClientBase,
  table: string,
  rows: readonly Readonly<Record<string, Cell>>[],
): Promise<readonly number[]> {
  const [first] = rows
  if (first === undefined) return []
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ')
  const { rows: inserted } = await client.query<{ id: Computed<number> }>(
    `insert into "${table}" (${columns})
     select ${columns} from jsonb_populate_recordset(null::"${table}", $1)
     on conflict do nothing returning id`,
    [JSON.stringify(rows)],
  )
  return inserted.map(({ id }) => id)
}

/** Ids by a key column, of all rows or of those with the given keys. */
export async function idsByKey(
  client: pg.ClientBase,
  table: string,
  key: string,
  keys?: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ key: Computed<string>; id: Computed<number> }>(
    `select "${key}"::text as key, id from "${table}" where $1::text[] is null or "${key}"::text = any($1)`,
    [keys ?? null],
  )
  return new Map(rows.map((row) => [row.key, row.id]))
}
