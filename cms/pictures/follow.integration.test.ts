import { Client, Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { followOutbox } from './follow.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await testDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(() => pool.query('delete from outbox'))

const INSERT = 'insert into outbox (topic, key, payload) values ($1, $2, $3)'
const changed = (form: string, id: number) => ['asset.changed', `${form}:${id}`, { form, id }]

describe('followOutbox', () => {
  test('returns each changed item once since the previous call', async () => {
    const readChanges = await followOutbox(pool)
    for (const message of [changed('item', 4), changed('pack', 5), changed('item', 4), changed('item', 6)]) {
      await pool.query(INSERT, message)
    }
    expect(await readChanges()).toEqual({ items: [4, 6], everything: false })
    expect(await readChanges()).toEqual({ items: [], everything: false })
    await pool.query(INSERT, changed('item', 4))
    expect(await readChanges()).toEqual({ items: [4], everything: false })
  })

  test('returns messages that the worker has already handled, without changing the outbox', async () => {
    const readChanges = await followOutbox(pool)
    await pool.query(INSERT, changed('item', 4))
    await pool.query('update outbox set done_at = now(), attempts = 1')
    expect((await readChanges()).items).toEqual([4])
    const { rows } = await pool.query('select attempts::int from outbox where done_at is not null')
    expect(rows).toEqual([{ attempts: 1 }])
  })

  test('reports a full comparison when a message requests reconciliation', async () => {
    const readChanges = await followOutbox(pool)
    await pool.query(INSERT, ['search.reconcile', 'loaded', {}])
    expect(await readChanges()).toEqual({ items: [], everything: true })
    expect(await readChanges()).toEqual({ items: [], everything: false })
  })

  test('returns a message with an early id that was committed late', async () => {
    const late = new Client({ connectionString: database.url })
    await late.connect()
    await late.query('begin')
    await late.query(INSERT, changed('item', 7))
    const readChanges = await followOutbox(pool)
    await pool.query(INSERT, changed('item', 8))
    expect((await readChanges()).items).toEqual([8])
    await late.query('commit')
    await late.end()
    expect((await readChanges()).items).toEqual([7])
  })

  test('starts after the messages older than a minute', async () => {
    await pool.query(INSERT, changed('item', 9))
    await pool.query(`update outbox set created_at = now() - interval '61 seconds'`)
    expect((await (await followOutbox(pool))()).items).toEqual([])
    await pool.query(`update outbox set created_at = now() - interval '59 seconds'`)
    expect((await (await followOutbox(pool))()).items).toEqual([9])
  })
})
