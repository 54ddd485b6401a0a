import pg from 'pg'
import { SeedFault } from './fault.ts'

/** The one connection of the loader. */
export async function connect(databaseUrl: string | undefined): Promise<pg.Client> {
  if (!databaseUrl) throw new SeedFault('Set DATABASE_URL to the database to load the catalogue into.')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // A load that a crash loses is repeated by the next one.
  await client.query('set synchronous_commit = off')
  return client
}
