import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handleDueMessages, handleLane } from '#cms/jobs/outbox-loop.ts'
import type { JobServices } from '#cms/jobs/services.ts'
import { countRows } from '#cms/operations/counters/count.ts'
import { shareCounted } from '#cms/operations/counters/lock-counted.ts'
import { recountBatch } from '#cms/operations/counters/recount-batch.ts'
import { refreshCounters } from '#cms/operations/counters/refresh-counters.ts'
import { fragment, inTransaction, sql } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { testJobServices } from '#cms/testing/job-services.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { RECOUNT_START } from '#domain/outbox/recounted.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let services: JobServices
let invalidated: string[]

const NOTHING = { packs: [], contributors: [], categories: [], styles: [], tags: [] }
const TAGS = ['one', 'two', 'three', 'four', 'five']

const offer = (kinds: Kind[]) => payload.updateGlobal({ slug: 'site-settings', data: { kinds } })
const recounts = () =>
  sql<{ key: Column<'outbox.key'> }>(payload)`
    select key from outbox where topic = 'counters.recount' and done_at is null order by id`

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  await sql(payload)`
    insert into packs (kind, visibility, slug, short_id, number, licence_id, contributor_id)
    select 'photo', 'published', 'photos', 'photos', 1000001, licence_id, contributor_id from packs`
  await catalogue.add({ title: 'Leaf', tags: TAGS })
  await catalogue.add({ title: 'Forest', kind: 'photo', tags: TAGS })
  await catalogue.add({ title: 'Sea', kind: 'photo', tags: ['sea'] })
  await refreshCounters(payload, { ...NOTHING, packs: [await onlyId('packs')] })
})
afterAll(() => opened.close())

beforeEach(async () => {
  invalidated = []
  services = testJobServices(payload, {
    invalidate: async (tags) => {
      invalidated.push(...tags)
    },
  })
  await offer([])
  for (let at: typeof RECOUNT_START | null = RECOUNT_START; at !== null; at = await following())
    await recountBatch(payload, at)
  await sql(payload)`delete from outbox`
})

describe('stored counts', () => {
  const all = { contributor: 3, packs: 2, pack: 3, category: 3, style: 3, tags: { one: 2, sea: 1 } }

  test('are those of the offered kinds, and of all kinds when all are offered again', async () => {
    expect(await counts()).toEqual(all)
    await offer(['icon'])
    await handleAll()
    const limited = { contributor: 1, packs: 1, pack: 3, category: 1, style: 1, tags: { one: 1, sea: 0 } }
    expect(await counts()).toEqual(limited)
    await offer([])
    await handleAll()
    expect(await counts()).toEqual(all)
  })

  test('do not count a work of another kind that is published', async () => {
    await offer(['icon'])
    await handleAll()
    const before = await counts()
    const { id } = await catalogue.add({ title: 'Cloud', kind: 'photo', tags: ['sea'] })
    await payload.update({ collection: 'items', id, data: { featured: true } })
    await handleAll()
    expect(await counts()).toEqual({ ...before, pack: before.pack + 1 })
    await sql(payload)`update items set visibility = 'retired' where id = ${id}`
    await refreshCounters(payload, { ...NOTHING, packs: [await onlyId('packs')] })
  })

  test('enqueue a search record for each changed row, and invalidate the cached catalogue after the last batch', async () => {
    await offer(['icon'])
    await handleAll()
    const records = await sql<{ key: Column<'outbox.key'> }>(payload)`
      select key from outbox where topic = 'search.record' order by key`
    expect(records).toHaveLength(1 + TAGS.length + 1)
    expect(records[0]?.key).toMatch(/^contributors:/)
    expect(invalidated.filter((tag) => tag === 'catalogue')).toHaveLength(2)
    expect(invalidated.at(-1)).toBe('catalogue')
  })
})

describe('a recount', () => {
  test('is enqueued by other kinds only', async () => {
    await offer(['icon', 'photo'])
    await offer(['icon'])
    expect(await recounts()).toEqual([{ key: 'contributors:0' }])
    await sql(payload)`delete from outbox`
    await offer(['icon'])
    await payload.updateGlobal({ slug: 'site-settings', data: { legalName: 'Ada Ltd' } })
    expect(await recounts()).toEqual([])
    await offer(['icon', 'photo'])
    await sql(payload)`delete from outbox`
    await offer(['photo', 'icon'])
    expect(await recounts()).toEqual([])
  })

  test('writes no more rows at once than a batch has, and continues after the last one', async () => {
    await offer(['icon'])
    await sql(payload)`delete from outbox`
    const changed: number[] = []
    let last = await countedTags()
    for (
      let at: typeof RECOUNT_START | null = { table: 'tags', after: 0 };
      at !== null;
      at = await following()
    ) {
      await recountBatch(payload, at, 2)
      const now = await countedTags()
      changed.push(now.filter((count, index) => count !== last[index]).length)
      last = now
    }
    expect(changed).toEqual([2, 2, 2, 0])
    expect(last).toEqual([1, 1, 1, 1, 1, 0])
  })

  test('continues after a batch that failed, without counting the earlier ones again', async () => {
    await offer(['icon'])
    await handleLane(services, 'counters')
    await sql(payload)`alter table categories add constraint failing check (item_count > 1)`
    await handleLane(services, 'counters')
    expect(await counts()).toMatchObject({ contributor: 1, category: 3, style: 3 })
    expect(await recounts()).toEqual([{ key: 'categories:0' }])
    await sql(payload)`alter table categories drop constraint failing`
    await sql(payload)`update outbox set not_before = null`
    await handleAll()
    expect(await counts()).toMatchObject({ category: 1, style: 1, tags: { one: 1, sea: 0 } })
  })

  test('of which two run at once ends with the counts of the latest kinds', async () => {
    await offer(['icon'])
    await handleLane(services, 'counters')
    await offer(['photo'])
    await Promise.all([handleAll(), handleAll()])
    expect(await counts()).toMatchObject({ contributor: 2, packs: 1, category: 2, tags: { one: 1, sea: 1 } })
  })

  test('waits for a count of the table that began before it, which would overwrite it', async () => {
    const contributor = await onlyId('contributors')
    const begun = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const earlier = inTransaction(payload, async (transaction) => {
      await shareCounted(transaction, 'contributors')
      begun.resolve()
      await released.promise
      await countRows(transaction, 'contributors', [contributor])
    })
    await begun.promise
    await offer(['icon'])
    let isDone = false
    const recount = recountBatch(payload, RECOUNT_START).then(() => {
      isDone = true
    })
    while (!isDone && (await waitingNow()) === 0);
    expect(isDone).toBe(false)
    released.resolve()
    await Promise.all([earlier, recount])
    expect(await counts()).toMatchObject({ contributor: 1, packs: 1 })
  })
})

describe('a count after changes of assets', () => {
  test('is not overwritten by one that began before it and waits for another row', async () => {
    const { id } = await catalogue.add({ title: 'Shore', visibility: 'retired', tags: ['sea'] })
    const [held, counted] = [await tagId('one'), await tagId('sea')]
    // PostgreSQL writes rows in the order of their last changes: the one that is held comes first.
    for (const tag of [held, counted]) await sql(payload)`update tags set item_count = 99 where id = ${tag}`
    const begun = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holder = inTransaction(payload, async (transaction) => {
      await transaction(fragment`update tags set item_count = 98 where id = ${held}`)
      begun.resolve()
      await released.promise
    })
    await begun.promise
    const earlier = refreshCounters(payload, { ...NOTHING, tags: [held, counted] })
    while ((await waitingNow()) < 1);
    await sql(payload)`update items set visibility = 'published' where id = ${id}`
    await refreshCounters(payload, { ...NOTHING, tags: [counted] })
    released.resolve()
    await Promise.all([holder, earlier])
    expect(await counts()).toMatchObject({ tags: { one: 2, sea: 2 } })
    await sql(payload)`update items set visibility = 'retired' where id = ${id}`
    await refreshCounters(payload, { ...NOTHING, packs: [await onlyId('packs')], tags: [counted] })
  })
})

async function tagId(slug: string): Promise<number> {
  const [tag] = await sql<{ id: Column<'tags.id'> }>(payload)`select id from tags where slug = ${slug}`
  return tag?.id ?? -1
}

async function counts() {
  const [row] = await sql<Record<'contributor' | 'packs' | 'pack' | 'category' | 'style', number>>(payload)`
    select (select item_count::int from contributors) as contributor, (select pack_count::int from contributors) as packs,
      (select item_count::int from packs where kind = 'icon') as pack,
      (select item_count::int from categories) as category, (select item_count::int from styles) as style`
  const tags = await sql<{ slug: Column<'tags.slug'>; count: number }>(payload)`
    select slug, item_count::int as count from tags where slug in ('one', 'sea')`
  if (!row) throw new Error('a query without a row')
  return { ...row, tags: Object.fromEntries(tags.map(({ slug, count }) => [slug, count])) }
}

/** The number of transactions that wait for a lock. */
async function waitingNow(): Promise<number> {
  const rows = await sql(payload)`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  return rows.length
}

async function countedTags(): Promise<number[]> {
  const rows = await sql<{ count: number }>(payload)`select item_count::int as count from tags order by id`
  return rows.map(({ count }) => count)
}

async function onlyId(table: 'contributors' | 'packs'): Promise<number> {
  const { docs } = await payload.find({ collection: table, sort: 'id', limit: 1, depth: 0 })
  return docs[0]?.id ?? 0
}

/** Takes the message of the next batch. */
async function following(): Promise<typeof RECOUNT_START | null> {
  const [row] = await sql<{ payload: unknown }>(payload)`
    delete from outbox where topic = 'counters.recount' and done_at is null returning payload`
  return (row?.payload as typeof RECOUNT_START | undefined) ?? null
}

async function handleAll(): Promise<void> {
  while ((await handleDueMessages(services)) > 0);
}
