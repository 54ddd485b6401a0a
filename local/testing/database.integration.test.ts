import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'

describe('testDatabase', () => {
  let first: TestDatabase
  let second: TestDatabase

  beforeAll(async () => {
    first = await testDatabase()
    second = await testDatabase()
  })
  afterAll(async () => {
    await first.drop()
    await second.drop()
  })

  test('creates a migrated database', async () => {
    const rows = await query(first.url, 'SELECT count(*)::int AS count FROM payload_migrations')
    expect(rows[0]?.count).toBeGreaterThan(0)
  })

  test('creates a separate database for each call', async () => {
    await query(first.url, 'CREATE TABLE only_here (id int)')
    await expect(query(second.url, 'SELECT * FROM only_here')).rejects.toThrow('does not exist')
  })

  test('creates an empty database on request', async () => {
    const empty = await testDatabase({ migrated: false })
    await expect(query(empty.url, 'SELECT * FROM payload_migrations')).rejects.toThrow('does not exist')
    await empty.drop()
  })

  test('drops the database while a client is connected', async () => {
    const dropped = await testDatabase({ migrated: false })
    const lingering = new pg.Client({ connectionString: dropped.url })
    lingering.on('error', () => {})
    await lingering.connect()
    await dropped.drop()
    await expect(query(dropped.url, 'SELECT 1')).rejects.toThrow('does not exist')
    await lingering.end().catch(() => {})
  })
})

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
