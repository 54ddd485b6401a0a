import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { configureIndices } from '#cms/operations/search/configure-indices.ts'
import { reindex } from '#cms/operations/search/reindex.ts'
import { reindexSuggestions } from '#cms/operations/search/reindex-suggestions.ts'
import { repairIndices } from '#cms/operations/search/repair-indices.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { addDrafts, publish, withdraw } from '#cms/testing/many-items.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { openTestSearch, type TestSearch } from '#cms/testing/search.ts'

/** Of more than one language, where the number of languages makes no difference. */
const SOME = ['en', 'ja'] as const

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let search: TestSearch
let shown: number[]

beforeAll(async () => {
  ;[opened, search] = await Promise.all([openPayload(), openTestSearch()])
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  shown = await addDrafts(payload, catalogue, 40)
  await publish(payload, shown)
})
afterAll(async () => {
  await search.close()
  await opened.close()
})
beforeEach(() => sql(payload)`delete from outbox`)

const services = () => ({ payload, indices: search.indices })
const indexNames = async () =>
  (await search.indices.list()).filter((name) => name.startsWith('motif_items_en'))

describe('a reindex', () => {
  test('creates every index of its records, with settings and replicas, and deletes temporary ones', async () => {
    await reindex(services(), 'items', { atOnce: 15 })
    await search.agrees(payload, 'items')
    expect((await indexNames()).sort()).toEqual([
      'motif_items_en',
      'motif_items_en_featured',
      'motif_items_en_latest',
      'motif_items_en_popular',
    ])
    const { searchableAttributes } = await search.engine.client.getSettings({ indexName: 'motif_items_en' })
    expect(searchableAttributes?.[0]).toBe('unordered(title)')
  })

  test('loses no write that happens while it runs', async () => {
    const [drafts, withdrawn] = [await addDrafts(payload, catalogue, 5), shown.slice(0, 5)]
    let batches = 0
    let writing: Promise<unknown> = Promise.resolve()
    await reindex(services(), 'items', {
      locales: SOME,
      atOnce: 15,
      onRows: () => {
        batches += 1
        // The first rows are already read: only their versions reveal this change.
        if (batches === 2) {
          writing = Promise.all([
            publish(payload, drafts),
            withdraw(payload, withdrawn),
            sql(payload)`update items set featured = true, updated_at = now() where id = ${shown[6] ?? 0}`,
          ])
        }
      },
    })
    await writing
    await search.agrees(payload, 'items', SOME)
    expect(await search.record('items', withdrawn[0] ?? 0)).toBeNull()
    expect(await search.record('items', drafts[0] ?? 0)).not.toBeNull()
    expect(await search.record('items', shown[6] ?? 0)).toMatchObject({ featured: true })
  })

  test('resumes where it was killed, while searches use the old index', async () => {
    await sql(payload)`update items set featured = false where id = ${shown[6] ?? 0}`
    let gathered = 0
    const killed = reindex(services(), 'items', {
      locales: SOME,
      atOnce: 10,
      onRows: (count) => {
        gathered += count
        if (gathered >= 20) throw new Error('killed')
      },
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await search.record('items', shown[6] ?? 0)).toMatchObject({ featured: true })

    let rest = 0
    await reindex(services(), 'items', { locales: SOME, atOnce: 10, onRows: (count) => (rest += count) })
    expect(rest).toBe(shown.length - 20)
    await search.agrees(payload, 'items', SOME)
    expect((await indexNames()).filter((name) => name.includes('_tmp_'))).toEqual([])
  })

  test('restarts when the settings changed since it was killed', async () => {
    const killed = reindex(services(), 'items', {
      locales: SOME,
      atOnce: 10,
      onRows: () => {
        throw new Error('killed')
      },
    })
    await expect(killed).rejects.toThrow('killed')
    await payload.create({ collection: 'synonyms', data: { locale: 'en', kind: 'equal', words: ['a', 'b'] } })
    let rows = 0
    await reindex(services(), 'items', { locales: SOME, atOnce: 10, onRows: (count) => (rows += count) })
    expect(rows).toBe(shown.length)
    expect((await indexNames()).filter((name) => name.includes('_tmp_'))).toEqual([])
  })

  test('of one language leaves the others unchanged', async () => {
    await search.indices.write('motif_items_fr', [{ type: 'delete', objectID: `item-${shown[10]}` }])
    await search.settled('items')
    await reindex(services(), 'items', { locales: ['en'] })
    expect(await search.record('items', shown[10] ?? 0, 'fr')).toBeNull()
  })
})

describe('maintenance', () => {
  test('fills an empty engine, and compares afterwards', async () => {
    const fresh = await openTestSearch()
    const repair = () => repairIndices({ payload, indices: fresh.indices }, { suggestions: false })
    try {
      await repair()
      await fresh.agrees(payload, 'items')
      await fresh.agrees(payload, 'packs')
      expect(await fresh.indices.size('motif_suggestions_en')).not.toBeNull()
      expect(await repair()).toMatchObject({ missing: 0, stale: 0, ghosts: 0 })
    } finally {
      await fresh.close()
    }
  })
})

describe('suggestions', () => {
  test('are tags and titles with results, the most frequent first', async () => {
    for (const title of ['Owl', 'Owl', 'Once'])
      await catalogue.add({ title, tags: ['owlish'], popularity: 2, german: 'Eule' })
    await reindexSuggestions(services())
    const { hits } = await search.engine.client.searchSingleIndex<{ query: string; count: number }>({
      indexName: 'motif_suggestions_en',
      searchParams: { query: 'ow' },
    })
    expect(hits.map(({ query, count }) => [query, count])).toEqual([
      ['owlish', 3],
      ['owl', 2],
    ])
  })
})

describe('editorial synonyms and rules', () => {
  test('are in every index of their language: synonyms find, rules pin and hide', async () => {
    const [pinned = 0, hidden = 0] = shown.slice(20)
    await payload.create({
      collection: 'synonyms',
      data: { locale: 'en', kind: 'one-way', input: 'duplicate', words: ['copy'] },
    })
    await payload.create({
      collection: 'search-rules',
      data: {
        name: 'Test',
        pattern: 'copy',
        anchoring: 'is',
        pinned: [{ item: pinned, place: 1 }],
        hidden: [hidden],
      },
    })
    expect(await configureIndices(services())).toContain('motif_items_en')
    const find = async (query: string) => {
      const { hits } = await search.engine.client.searchSingleIndex<{ id: number }>({
        indexName: 'motif_items_en',
        searchParams: { query, hitsPerPage: 100, attributesToRetrieve: ['id'] },
      })
      return hits.map(({ id }) => id)
    }
    expect((await find('copy'))[0]).toBe(pinned)
    expect(await find('copy')).not.toContain(hidden)
    expect((await find('duplicate')).length).toBeGreaterThan(10)
  })

  test('are pushed once: unchanged settings, synonyms and rules are skipped', async () => {
    await configureIndices(services())
    expect(await configureIndices(services())).toEqual([])
  })

  test('are rejected when they are invalid, with the reason', async () => {
    const rule = { name: 'Nothing', pattern: 'x', anchoring: 'is' } as const
    await expect(payload.create({ collection: 'search-rules', data: rule })).rejects.toMatchObject({
      data: { errors: [{ message: 'Pin or hide at least one item.' }] },
    })
    const singleWord = { locale: 'en', kind: 'equal', words: ['alone'] } as const
    await expect(
      payload.create({ collection: 'synonyms', data: { ...singleWord, words: [...singleWord.words] } }),
    ).rejects.toMatchObject({
      data: { errors: [{ message: 'Give at least two words that mean the same.' }] },
    })
  })

  test('are enqueued with the change', async () => {
    await payload.create({ collection: 'synonyms', data: { locale: 'de', kind: 'equal', words: ['c', 'd'] } })
    const waiting = await sql<{ topic: string }>(
      payload,
    )`select topic::text from outbox where done_at is null`
    expect(waiting).toEqual([{ topic: 'search.configuration' }])
  })
})
