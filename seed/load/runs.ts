import type pg from 'pg'

/** A number that two loaders on one database meet at: PostgreSQL's advisory locks are numbers. */
const LOADER_LOCK = 7_305_001

/** Waits until no other loader is at work on this database. Held until the connection ends. */
export async function lockLoader(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOADER_LOCK])
}

/** Whether this very catalogue was loaded to its end before. */
export async function wasLoaded(client: pg.ClientBase, fingerprint: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from seed_runs where fingerprint = $1', [fingerprint])
  return rowCount === 1
}

export async function recordLoad(
  client: pg.ClientBase,
  fingerprint: string,
  { loaded, refused }: { readonly loaded: number; readonly refused: number },
): Promise<void> {
  await client.query(
    'insert into seed_runs (fingerprint, loaded, refused) values ($1, $2, $3) on conflict do nothing',
    [fingerprint, loaded, refused],
  )
}
