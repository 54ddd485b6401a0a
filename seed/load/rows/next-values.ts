import type pg from 'pg'
import type { Computed } from '#cms/operations/schema/columns.ts'

/** The next `count` values of a sequence, ascending. */
export async function nextValues(
  client: pg.ClientBase,
  sequence: string,
  count: number,
): Promise<readonly number[]> {
  const { rows } = await client.query<{ value: Computed<string> }>(
    'select nextval($1::regclass) as value from generate_series(1, $2)',
    [sequence, count],
  )
  return rows.map(({ value }) => Number(value))
}

/** The next of those values. @throws Error when more are taken than were asked for */
export function nextOf(values: Iterator<number>): number {
  const { value, done } = values.next()
  if (done) throw new Error('the database gave fewer numbers than were asked for')
  return value
}
