import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { environment } from '#cms/env.ts'
import { inTransaction, sql, transactionOf } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { type MessageFeed, openMessageFeed } from './message-feed.ts'

const FOREVER_MS = 100_000
const NEVER = new AbortController().signal
const MESSAGE = { key: 'revision:1', payload: { revision: 1 } }

let opened: TestPayload
let payload: Payload
let feed: MessageFeed
let errors: unknown[]

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())
beforeEach(async () => {
  errors = []
  feed = openMessageFeed(environment().DATABASE_URL, (error) => errors.push(error))
  await listening()
})
afterEach(() => feed.close())

test('a committed message wakes its lane and no other', async () => {
  const files = feed.arrived('files', FOREVER_MS, NEVER)
  let isMailWoken = false
  const mail = feed.arrived('mail', FOREVER_MS, NEVER).then(() => {
    isMailWoken = true
  })
  await enqueue(transactionOf(payload), 'revision.process', [MESSAGE])
  await files
  expect(isMailWoken).toBe(false)
  await feed.close()
  await mail
})

test('a message that arrives between two calls ends the next one at once', async () => {
  await enqueue(transactionOf(payload), 'revision.process', [MESSAGE])
  await feed.arrived('files', FOREVER_MS, NEVER)
})

test('a message that is rolled back or due later wakes no lane', async () => {
  const undone = inTransaction(payload, async (transaction) => {
    await enqueue(transaction, 'revision.process', [MESSAGE])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const later = new Date(Date.now() + FOREVER_MS)
  await enqueue(transactionOf(payload), 'revision.process', [MESSAGE], { notBefore: later })
  let isWoken = false
  const files = feed.arrived('files', FOREVER_MS, NEVER).then(() => {
    isWoken = true
  })
  // Notifications arrive in the order of their commits.
  const zips = feed.arrived('zips', FOREVER_MS, NEVER)
  await enqueue(transactionOf(payload), 'upload.unpack', [
    { key: 'a', payload: { upload: crypto.randomUUID() } },
  ])
  await zips
  expect(isWoken).toBe(false)
  await feed.close()
  await files
})

test('a wait ends at its time and at the signal', async () => {
  await feed.arrived('files', 1, NEVER)
  await feed.arrived('files', FOREVER_MS, AbortSignal.abort())
})

test('a lost connection is replaced', async () => {
  await sql(payload)`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like '%listening_for_messages'`
  await vi.waitFor(() => expect(errors).toHaveLength(1))
  await listening()
  const files = feed.arrived('files', FOREVER_MS, NEVER)
  await enqueue(transactionOf(payload), 'revision.process', [MESSAGE])
  await files
})

async function listening(): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await sql(payload)`
      select pid from pg_stat_activity
       where datname = current_database() and query like '%listening_for_messages' and state = 'idle'`
    expect(rows).toHaveLength(1)
  })
}
