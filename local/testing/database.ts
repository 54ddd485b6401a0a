import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type InitialState, resetDatabase } from './reset-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the test cluster, and the migrated database that tests are cloned from. */
    testCluster: { readonly url: string; readonly template: string; readonly initial: InitialState }
  }
}

export interface TestDatabase {
  readonly url: string
  /** Returns it to the state in which it was created, and closes its connections. */
  reset(): Promise<void>
  /** Deletes the database and closes its connections. */
  drop(): Promise<void>
}

/**
 * Creates a database: a clone of the migrated template, or with `migrated: false` an empty one. For
 * integration tests: one for each file, created in `beforeAll` and dropped in `afterAll`.
 */
export async function testDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const { url, template, initial } = inject('testCluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  const ownUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const create = () => run(url, `CREATE DATABASE ${name} TEMPLATE ${migrated ? template : 'template0'}`)
  const drop = () => run(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await create()
  return {
    url: ownUrl,
    async reset() {
      if (migrated && (await resetDatabase(ownUrl, initial))) return
      await drop()
      await create()
    },
    drop,
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
