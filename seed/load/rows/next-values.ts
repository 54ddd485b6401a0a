import type pg from 'pg'

/** The next `count` values of a sequence, ascending. */
export async function nextValues(
  client: pg.ClientBase,
  sequence: string,
  count: number,
): Promise<readonly number[]> {
  const { rows } = await client.query<{ value: string }>(
    'select nextval($1::regclass) as value from generate_series(1, $2)',
    [sequence, count],
  )
  return rows.map(({ value }) => Number(value))
}
