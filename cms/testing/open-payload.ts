import type { Payload } from 'payload'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { testEnvironment } from '#local/testing/environment.ts'
import { startPayload } from './start-payload.ts'

export interface TestPayload {
  readonly payload: Payload
  close(): Promise<void>
}

let started: { readonly payload: Payload; readonly database: TestDatabase } | undefined

/**
 * Payload with a separate database, migrated by default. Payload starts once in each worker and stays connected to one
 * database name; each test file gets a new database of that name, of the same kind as the first one.
 */
export async function openPayload({ migrated = true } = {}): Promise<TestPayload> {
  if (started) await started.database.create()
  else started = await start(migrated)
  const { payload, database } = started
  return { payload, close: () => database.drop() }
}

async function start(migrated: boolean): Promise<NonNullable<typeof started>> {
  const database = await testDatabase({ migrated })
  const payload = await startPayload(testEnvironment(database.url))
  return { payload, database }
}
