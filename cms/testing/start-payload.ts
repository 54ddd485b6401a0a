import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/**
 * Payload with these variables, once in each process. The configuration reads them when it is imported, so whatever
 * imports it is imported afterwards. Its database may be dropped while it is connected.
 */
export async function startPayload(env: Readonly<Record<string, string>>): Promise<Payload> {
  Object.assign(process.env, env)
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('#payload.config'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  // Dropping the database closes the connections of the pool, which opens new ones for the next test file.
  const { pool } = payload.db as unknown as PostgresAdapter
  pool.on('error', ignoreClose)
  return payload
}

function ignoreClose(): void {}
