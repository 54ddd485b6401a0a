import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { enqueueSearchMaintenance } from '#cms/operations/search/enqueue-search-maintenance.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'

let opened: TestPayload

beforeAll(async () => {
  opened = await openPayload()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await sql(opened.payload)`delete from outbox where topic = 'search.reconcile'`
})

/** Inserts a message that is this many minutes old. */
async function insertMessage(key: string, minutes: number, suggestions: boolean): Promise<void> {
  await sql(opened.payload)`
    insert into outbox (topic, key, payload, created_at)
    values ('search.reconcile', ${key}, jsonb_build_object('suggestions', ${suggestions}::boolean),
      now() - make_interval(mins => ${minutes}))`
}

async function due(): Promise<string[]> {
  const before = await sql<{ id: number }>(opened.payload)`select max(id) as id from outbox`
  await enqueueSearchMaintenance(opened.payload)
  const rows = await sql<{ key: string }>(opened.payload)`
    select key from outbox where topic = 'search.reconcile' and id > ${before[0]?.id ?? 0} order by id`
  return rows.map(({ key }) => key)
}

test('rebuilding suggestions includes the comparison: when both are due one message is enqueued', async () => {
  expect(await due()).toEqual(['daily'])
  expect(await due()).toEqual([])
})

test('all records are compared every hour, and suggestions are rebuilt every day', async () => {
  await insertMessage('daily', 61, true)
  expect(await due()).toEqual(['hourly'])
  await insertMessage('daily', 24 * 60 - 1, true)
  await sql(opened.payload)`
    update outbox set created_at = created_at - interval '1 day' where topic = 'search.reconcile'`
  expect(await due()).toEqual(['daily'])
})

test('a library that was just loaded needs no further message', async () => {
  await insertMessage('loaded', 5, true)
  expect(await due()).toEqual([])
})
