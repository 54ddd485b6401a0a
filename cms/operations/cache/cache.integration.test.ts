import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fragment, inTransaction, sql } from '#cms/operations/database.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { MAX_TAGS } from '#domain/contract/revalidation.ts'
import { CHANNEL, invalidateCaches } from './invalidate-caches.ts'
import { type InvalidationFeed, openInvalidationFeed } from './invalidation-feed.ts'
import { deleteOldInvalidations, readInvalidations } from './read-invalidations.ts'

let opened: TestPayload
let payload: Payload
let url: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  url = process.env.DATABASE_URL ?? ''
})
afterAll(() => opened.close())
beforeEach(() => sql(payload)`truncate cache_invalidations restart identity`)

describe('reading invalidations', () => {
  test('returns the tags after a number, each once, and the number to continue with', async () => {
    await invalidateCaches(payload, ['item:a', 'listings'])
    await invalidateCaches(payload, ['item:b', 'listings', 'listings'])
    await invalidateCaches(payload, ['home', 'listings'])
    const { sequence, tags } = await readInvalidations(payload, 1)
    expect(sequence).toBe(3)
    expect([...tags].sort()).toEqual(['home', 'item:b', 'listings'])
    expect(await readInvalidations(payload, 3)).toEqual({ sequence: 3, tags: [] })
  })

  test('invalidates everything for a process without a number', async () => {
    expect(await readInvalidations(payload, null)).toEqual({ sequence: 0, tags: ['catalogue'] })
    expect(await readInvalidations(payload, 0)).toEqual({ sequence: 0, tags: [] })
  })

  test('invalidates everything after a number that the database does not have, as after a restored backup', async () => {
    await invalidateCaches(payload, ['home'])
    expect(await readInvalidations(payload, 2)).toEqual({ sequence: 1, tags: ['catalogue'] })
  })

  test('invalidates everything when more tags were missed than one answer may contain', async () => {
    await invalidateCaches(payload, tagsOf(MAX_TAGS))
    expect((await readInvalidations(payload, 0)).tags).toHaveLength(MAX_TAGS)
    await invalidateCaches(payload, ['one more'])
    expect(await readInvalidations(payload, 0)).toEqual({ sequence: 2, tags: ['catalogue'] })
  })

  test('invalidates everything after a number whose successors are deleted', async () => {
    for (const tag of ['a', 'b', 'c']) await invalidateCaches(payload, [tag])
    await sql(payload)`update cache_invalidations set created_at = now() - interval '61 minutes'`
    expect(await deleteOldInvalidations(payload)).toBe(2)
    expect(await readInvalidations(payload, 1)).toEqual({ sequence: 3, tags: ['catalogue'] })
    expect(await readInvalidations(payload, 2)).toEqual({ sequence: 3, tags: ['c'] })
    expect(await readInvalidations(payload, 3)).toEqual({ sequence: 3, tags: [] })
  })

  test('never skips an invalidation that another transaction began earlier and committed later', async () => {
    const late = await inTransaction(payload, async (transaction) => {
      await transaction(fragment`select pg_advisory_xact_lock(hashtextextended(${CHANNEL}, 0))`)
      await transaction(fragment`insert into cache_invalidations (tags) values (array['early'])`)
      const ended = invalidateCaches(payload, ['late'])
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1))
      expect(await readInvalidations(payload, 0)).toEqual({ sequence: 0, tags: [] })
      return { ended }
    })
    await late.ended
    expect([...(await readInvalidations(payload, 0)).tags].sort()).toEqual(['early', 'late'])
  })
})

describe('the feed', () => {
  let feed: InvalidationFeed
  const errors: unknown[] = []

  beforeEach(() => {
    errors.length = 0
    feed = openInvalidationFeed(url, (error) => errors.push(error))
  })
  afterEach(() => feed.close())

  const FOREVER_MS = 100_000

  test('wakes every waiting request at an invalidation', async () => {
    const waits = [feed.changed(0, FOREVER_MS), feed.changed(0, FOREVER_MS)]
    await vi.waitFor(async () => expect(await listening()).toHaveLength(1))
    await invalidateCaches(payload, ['home'])
    await Promise.all(waits)
    await feed.changed(0, FOREVER_MS)
  })

  test('ends a wait at its time and at the signal of its request', async () => {
    await feed.changed(0, 1)
    await feed.changed(0, FOREVER_MS, AbortSignal.abort())
  })

  test('listens again after a lost connection, and wakes for invalidations in between', async () => {
    await vi.waitFor(async () => expect(await listening()).toHaveLength(1))
    const wait = feed.changed(0, FOREVER_MS)
    await sql(payload)`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'select max(id)%'`
    await invalidateCaches(payload, ['home'])
    await wait
    expect(errors).toHaveLength(1)
  })
})

/** Connections whose last query checks the newest number, as the feed's does. */
function listening() {
  return sql(payload)`
    select pid from pg_stat_activity where datname = current_database() and query like 'select max(id)%'`
}

async function waitingForLocks(): Promise<number> {
  const [row] = await sql<{ count: number }>(payload)`
    select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
     where locktype = 'advisory' and not granted and datname = current_database()`
  return row?.count ?? 0
}

function tagsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `item:${index}`)
}
