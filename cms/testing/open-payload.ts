import type { Payload } from 'payload'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { testEnvironment } from '#local/testing/environment.ts'
import { startPayload } from './start-payload.ts'

export interface TestPayload {
  readonly payload: Payload
  /** The next test file in this worker, or the next run, cleans up the database. */
  close(): Promise<void>
}

let started: { readonly payload: Payload; readonly database: TestDatabase } | undefined

/**
 * Payload with a database as migrations leave it, or with `migrated: false` an empty one. Payload starts once in each
 * worker; its database is returned to that state for each test file, which takes a quarter of the time of a new database.
 */
export async function openPayload({ migrated = true } = {}): Promise<TestPayload> {
  if (started) await started.database.reset()
  else started = await start(migrated)
  return { payload: started.payload, close: async () => {} }
}

async function start(migrated: boolean): Promise<NonNullable<typeof started>> {
  const database = await testDatabase({ migrated })
  const payload = await startPayload(testEnvironment(database.url))
  return { payload, database }
}
