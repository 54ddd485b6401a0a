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

  describe('returns a used database to its first state', () => {
    const CONTENT = `
      SELECT (SELECT count(*) FROM notifications) AS notifications, (SELECT json_agg(t ORDER BY id) FROM tax_rates t) AS rates,
        (SELECT last_value FROM tax_rates_id_seq) AS last_rate, (SELECT last_value FROM items_id_seq) AS last_item`

    test('rows and counters', async () => {
      const before = await query(first.url, CONTENT)
      await query(
        first.url,
        `BEGIN; SET LOCAL session_replication_role = replica;
        INSERT INTO notifications (user_id, type, key) VALUES ('1', 'x', 'x'); DELETE FROM tax_rates WHERE id > 3; UPDATE tax_rates SET id = id + 900;
        SELECT nextval('items_id_seq'), nextval('tax_rates_id_seq'); COMMIT`,
      )
      expect(await query(first.url, CONTENT)).not.toEqual(before)
      await first.reset()
      expect(await query(first.url, CONTENT)).toEqual(before)
    })

    test('a changed schema', async () => {
      await query(first.url, 'ALTER TABLE tax_rates DISABLE TRIGGER USER; CREATE TABLE another (id int)')
      await first.reset()
      await expect(query(first.url, 'SELECT * FROM another')).rejects.toThrow('does not exist')
      expect(await query(first.url, "SELECT FROM pg_trigger WHERE tgenabled = 'D'")).toEqual([])
    })

    test('and closes its connections', async () => {
      const lingering = new pg.Client({ connectionString: first.url })
      await lingering.connect()
      const ended = new Promise((resolve) => {
        lingering.on('error', () => {})
        lingering.once('end', resolve)
      })
      await first.reset()
      await ended
    })
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
