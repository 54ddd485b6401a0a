import type pg from 'pg'
import type { Computed } from '#cms/operations/schema/columns.ts'

/** Takes `count` successive values of a sequence out of circulation. @returns the first */
export async function reserveIds(client: pg.ClientBase, sequence: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: Computed<string> }>('select nextval($1::regclass) as first', [
    sequence,
  ])
  const first = Number(rows[0]?.first)
  await client.query('select setval($1::regclass, $2)', [sequence, first + count - 1])
  return first
}
