import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { testEnvironment } from '#local/testing/environment.ts'

export interface TestPayload {
  readonly payload: Payload
  close(): Promise<void>
}

/**
 * Payload on a database of its own, migrated by default. One per test file, because Payload reads its configuration
 * once.
 */
export async function openPayload({ migrated = true } = {}): Promise<TestPayload> {
  const database: TestDatabase = await testDatabase({ migrated })
  Object.assign(process.env, testEnvironment(database.url))
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('#payload.config'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  return {
    payload,
    close: async () => {
      // Payload never releases one connection of its pool, so the pool cannot be ended; dropping the database closes
      // it.
      const { pool } = payload.db as unknown as PostgresAdapter
      pool.on('error', ignoreClose)
      await payload.destroy()
      await database.drop()
    },
  }
}

function ignoreClose(): void {}
