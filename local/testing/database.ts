import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the test cluster, and the migrated database that tests are cloned from. */
    testCluster: { readonly url: string; readonly template: string }
  }
}

export interface TestDatabase {
  readonly url: string
  /** Creates it again after `drop`. */
  create(): Promise<void>
  /** Deletes the database and closes its connections. */
  drop(): Promise<void>
}

/**
 * Creates a database: a clone of the migrated template, or with `migrated: false` an empty one. For
 * integration tests: one for each file, created in `beforeAll` and dropped in `afterAll`.
 */
export async function testDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const { url, template } = inject('testCluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  const create = () => run(url, `CREATE DATABASE ${name} TEMPLATE ${migrated ? template : 'template0'}`)
  await create()
  return {
    create,
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: () => run(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
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
