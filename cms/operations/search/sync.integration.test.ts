import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handleDueMessages } from '#cms/jobs/outbox-loop.ts'
import type { JobServices } from '#cms/jobs/services.ts'
import { sql } from '#cms/operations/database.ts'
import { reconcile } from '#cms/operations/search/reconcile.ts'
import { reindex } from '#cms/operations/search/reindex.ts'
import { ROW_SOURCES } from '#cms/operations/search/row-sources.ts'
import { syncRecords } from '#cms/operations/search/sync-records.ts'
import { RecordRefused } from '#cms/ports/search-indices.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { testJobServices } from '#cms/testing/job-services.ts'
import { addDrafts, publish, withdraw } from '#cms/testing/many-items.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { openTestSearch, type TestSearch } from '#cms/testing/search.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import type { RowRecord } from '#domain/search/records.ts'
import { eventually } from '#local/testing/eventually.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let search: TestSearch
let services: JobServices

beforeAll(async () => {
  ;[opened, search] = await Promise.all([openPayload(), openTestSearch()])
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  for (const kind of ['items', 'packs'] as const) await reindex(searchServices(), kind)
  services = testJobServices(payload, {
    invalidate: async () => {},
    indices: search.indices,
  })
})
afterAll(async () => {
  await search.close()
  await opened.close()
})
beforeEach(() => sql(payload)`delete from outbox`)

const searchServices = () => ({ payload, indices: search.indices })
const title = async (id: number, locale?: 'de') => (await search.record('items', id, locale))?.title

describe('an item', () => {
  test('is in the index of every language once it is published, and in none while it rests', async () => {
    const { id } = await catalogue.add({ title: 'Kingfisher', german: 'Eisvogel', visibility: 'draft' })
    await change(id, { visibility: 'published' })
    expect([await title(id), await title(id, 'de')]).toEqual(['Kingfisher', 'Eisvogel'])
    await change(id, { visibility: 'resting' })
    await eventually(async () => (await search.record('items', id, 'de')) === null)
    expect(await search.record('items', id)).toBeNull()
  })

  test('shows its new title, price and featured state', async () => {
    const { id } = await catalogue.add({ title: 'Plain' })
    await change(id, { title: 'Fancy', priceAmount: 700, featured: true })
    expect(await search.record('items', id)).toMatchObject({
      title: 'Fancy',
      free: false,
      price: 700,
      featured: true,
    })
  })

  test('is removed when it is deleted', async () => {
    const { id } = await catalogue.add({ title: 'Mayfly' })
    await change(id, { featured: true })
    // An item that has revisions cannot be deleted.
    await sql(payload)`update items set current_revision_id = null where id = ${id}`
    await sql(payload)`delete from revisions where item_id = ${id}`
    await payload.delete({ collection: 'items', id })
    await handleAll()
    await eventually(async () => (await search.record('items', id)) === null)
  })

  test('ends in its last state when twenty edits are delivered in any order', async () => {
    const { id } = await catalogue.add({ title: 'Edit 0' })
    const records: RowRecord[] = []
    for (let edit = 1; edit <= 20; edit += 1) {
      await payload.update({ collection: 'items', id, data: { title: `Edit ${edit}` } })
      const [row] = await ROW_SOURCES.items.read(payload, [id])
      if (row) records.push(row.record('en'))
    }
    for (const record of shuffled(records)) {
      await search.indices.write('motif_items_en', [{ type: 'merge', record }])
    }
    await eventually(async () => (await search.record('items', id))?.version === records.at(-1)?.version)
    expect(await title(id)).toBe('Edit 20')
  })

  test('stays removed when it is withdrawn while a slow worker sends it', async () => {
    const { id } = await catalogue.add({ title: 'Ghost' })
    let isFirst = true
    const slow = {
      ...search.indices,
      write: async (...given: Parameters<typeof search.indices.write>) => {
        if (isFirst) {
          isFirst = false
          await withdraw(payload, [id])
          await syncRecords(searchServices(), 'items', [id])
        }
        await search.indices.write(...given)
      },
    }
    await syncRecords({ payload, indices: slow }, 'items', [id])
    await search.settled('items')
    expect([await search.record('items', id), await search.record('items', id, 'ko')]).toEqual([null, null])
  })
})

describe('a record that the engine rejects', () => {
  test('does not block the others', async () => {
    const ids = await addDrafts(payload, catalogue, 7)
    await publish(payload, ids)
    const [refused = 0, ...others] = [ids[4] ?? 0, ...ids.filter((_, place) => place !== 4)]
    const rejecting = {
      ...search.indices,
      write: async (...[index, writes]: Parameters<typeof search.indices.write>) => {
        const isRejected = writes.some((write) => write.type === 'merge' && write.record.id === refused)
        if (isRejected) throw new RecordRefused('Record is too big')
        await search.indices.write(index, writes)
      },
    }
    await syncRecords({ payload, indices: rejecting }, 'items', ids)
    await search.settled('items')
    expect(await search.record('items', refused)).toBeNull()
    for (const id of others) expect(await search.record('items', id)).not.toBeNull()
    await withdraw(payload, ids)
  })

  test('is distinguished from an unavailable engine by the engine’s answer', async () => {
    const tooBig = { type: 'put', record: { objectID: 'x', text: 'x'.repeat(200_000) } } as const
    await expect(search.indices.write('motif_items_en', [tooBig])).rejects.toThrow(RecordRefused)
  })
})

describe('a missing index', () => {
  test('is not created by a single record, which would be the only result of searches', async () => {
    const [row] = await sql<{ id: number }>(payload)`select id from contributors`
    await syncRecords(searchServices(), 'contributors', [row?.id ?? 0])
    await search.settled('items')
    expect(await search.indices.size('motif_contributors_en')).toBeNull()
  })
})

describe('records that mention a row', () => {
  test('are updated when a style is renamed', async () => {
    const { id } = await catalogue.add({ title: 'Styled' })
    await change(id, { featured: true })
    const where = { slug: { equals: 'line' } }
    await payload.update({ collection: 'styles', where, data: { name: 'Outline' } })
    await handleAll()
    await eventually(async () => (await search.record('items', id))?.styleName === 'Outline')
  })

  test('are updated when a tag is deleted, at the next comparison', async () => {
    const { id } = await catalogue.add({ title: 'Tagged', tags: ['doomed', 'kept'] })
    await change(id, { featured: true })
    expect((await search.record('items', id))?.tagSlugs).toEqual(['doomed', 'kept'])
    await sql(payload)`delete from tags where slug = 'doomed'`
    await reconcile(searchServices())
    await eventually(async () => JSON.stringify((await search.record('items', id))?.tagSlugs) === '["kept"]')
  })

  test('show the cover of a pack as its first items are', async () => {
    const { id } = await catalogue.add({ title: 'Covered' })
    const [pack] = await sql<{ id: number }>(payload)`select pack_id as id from items where id = ${id}`
    const first = async () => {
      const record = await search.record('packs', pack?.id ?? 0)
      return (record?.previews as { sha256: string }[] | undefined)?.[0]?.sha256
    }
    await sql(payload)`update items set pack_position = 0 where id = ${id}`
    await change(id, { featured: true })
    const [item] = await sql<{ sha256: string }>(
      payload,
    )`select shown_sha256 as sha256 from items where id = ${id}`
    await eventually(async () => (await first()) === item?.sha256)
    await change(id, { visibility: 'resting' })
    await eventually(async () => (await first()) !== item?.sha256)
  })
})

describe('while the engine is unavailable', () => {
  test('applies 500 publications and 100 withdrawals after recovery, without ghosts', async () => {
    const drafts = await addDrafts(payload, catalogue, 500)
    const shown = await addDrafts(payload, catalogue, 100)
    await publish(payload, shown)
    await handleAll()
    await reconcile(searchServices(), { kinds: ['items'] })

    search.proxy.block()
    await publish(payload, drafts)
    await withdraw(payload, shown)
    expect(await handleDueMessages(services)).toBeGreaterThan(0)
    const [waiting] = await sql<{ failed: number; longest: number }>(payload)`
      select count(*) filter (where last_error is not null)::int as failed,
        max(extract(epoch from not_before - now()))::int as longest
      from outbox where done_at is null and topic = 'search.record'`
    expect(waiting?.failed).toBeGreaterThan(0)
    expect(waiting?.longest).toBeLessThanOrEqual(20)

    search.proxy.open()
    await sql(payload)`update outbox set not_before = null where done_at is null`
    await handleAll()
    await search.agrees(payload, 'items')
    expect(await search.record('items', shown[0] ?? 0)).toBeNull()
    expect(await search.record('items', drafts[0] ?? 0)).not.toBeNull()
  })
})

describe('reconciliation', () => {
  test('repairs missing, outdated and superfluous records', async () => {
    const [missing, stale, ghost] = (await addDrafts(payload, catalogue, 3)) as [number, number, number]
    await publish(payload, [missing, stale, ghost])
    await handleAll()
    await search.agrees(payload, 'items')

    await search.indices.write('motif_items_fr', [{ type: 'delete', objectID: `item-${missing}` }])
    await sql(payload)`update items set featured = true, updated_at = now() where id = ${stale}`
    await sql(payload)`update items set visibility = 'retired' where id = ${ghost}`
    await eventually(async () => (await search.record('items', missing, 'fr')) === null)
    expect(await reconcile(searchServices(), { kinds: ['items'] })).toMatchObject({
      missing: 1,
      stale: 1,
      ghosts: 1,
    })
    await search.agrees(payload, 'items')
    expect(await reconcile(searchServices(), { kinds: ['items'] })).toMatchObject({
      missing: 0,
      stale: 0,
      ghosts: 0,
    })
  })

  test('requests one index after the other, so that a search waits for at most a part of one', async () => {
    let underWay = 0
    let asked = 0
    const versions: typeof search.indices.versions = async function* (...range) {
      asked++
      expect(++underWay).toBe(1)
      yield* search.indices.versions(...range)
      underWay--
    }
    await reconcile({ ...searchServices(), indices: { ...search.indices, versions } }, { kinds: ['items'] })
    expect(asked).toBeGreaterThanOrEqual(LOCALE_CODES.length)
  })

  test('replaces records of an index that is ahead, as after restoring a backup', async () => {
    const [id = 0] = await addDrafts(payload, catalogue, 1)
    await publish(payload, [id])
    await handleAll()
    const [row] = await ROW_SOURCES.items.read(payload, [id])
    const future = { ...row?.record('en'), version: 1_000_000_000 } as RowRecord
    await search.indices.write('motif_items_en', [{ type: 'put', record: future }])
    await eventually(async () => (await search.record('items', id))?.version === 1_000_000_000)
    expect(await reconcile(searchServices(), { kinds: ['items'] })).toMatchObject({ stale: 1 })
    await search.agrees(payload, 'items')
    await change(id, { title: 'Later' })
    await eventually(async () => (await title(id)) === 'Later')
  })
})

async function change(id: number, data: Record<string, unknown>): Promise<void> {
  await payload.update({ collection: 'items', id, data })
  await handleAll()
  await eventually(async () => {
    const [row] = await sql<{ version: number; visibility: string }>(payload)`
      select search_version::float8 as version, visibility from items where id = ${id}`
    if (row?.visibility !== 'published') return true
    return (await search.record('items', id, 'de'))?.version === row.version
  })
}

async function handleAll(): Promise<void> {
  while ((await handleDueMessages(services)) > 0);
}

/** Shuffles deterministically. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((entry, index) => ({ entry, place: (index * 7919) % 101 }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}
