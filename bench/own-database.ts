import { randomBytes } from 'node:crypto'
import { VARIABLES } from '#cms/env.ts'
import { migrate } from '#local/migrations.ts'
import { testEnvironment } from '#local/testing/environment.ts'
import { administer, databaseServer } from './search/database-server.ts'

export interface OwnDatabase {
  readonly url: string
  /** The variables that the CMS needs for it. */
  readonly env: Readonly<Record<string, string>>
}

/** Runs with a migrated database of its own, which is dropped afterwards, and with an environment for it alone. */
export async function withOwnDatabase<T>(
  name: string,
  run: (database: OwnDatabase) => Promise<T>,
): Promise<T> {
  const database = `bench_${name}_${randomBytes(4).toString('hex')}`
  const url = Object.assign(new URL(databaseServer()), { pathname: `/${database}` }).href
  await administer(`create database ${database}`)
  try {
    const env = testEnvironment(url)
    await migrate(env)
    setEnvironment(env)
    return await run({ url, env })
  } finally {
    await administer(`drop database ${database} with (force)`)
  }
}

/**
 * Gives this process, and those that it starts, these variables of the CMS and no others. A worker with the search engine
 * of a running library would compare its index with the empty database, and delete every record.
 */
export function setEnvironment(env: Readonly<Record<string, string>>): void {
  for (const name of VARIABLES) delete process.env[name]
  Object.assign(process.env, env)
}
