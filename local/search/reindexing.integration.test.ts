import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnedSearch } from './server/testing/spawned-search.ts'
import { published, type StartedSearch, startedSearch } from './server/testing/started-search.ts'

let search: StartedSearch
const indexName = 'items'
const COUNT = 3_000
const generation = (number: number) =>
  Array.from({ length: COUNT }, (_, at) => ({ objectID: `o${at}`, title: `Owl ${at}`, generation: number }))

beforeAll(async () => {
  search = await startedSearch()
  const { client } = search
  await client.saveObjects({ indexName, objects: generation(1), waitForTasks: true })
  const replicas = ['virtual(items_latest)']
  const indexSettings = {
    searchableAttributes: ['title'],
    attributesForFaceting: ['generation'],
    hitsPerPage: 7,
    replicas,
  }
  await published(client, indexName, client.setSettings({ indexName, indexSettings }))
  const synonymHit = [{ objectID: 's', type: 'synonym' as const, synonyms: ['owl', 'bird'] }]
  await published(client, indexName, client.saveSynonyms({ indexName, synonymHit }))
})
afterAll(() => search.stop())

test('while all records are replaced, searches see either the old or the new ones', async () => {
  const seen = new Set<string>()
  let replacing = true
  const searching = ['items', 'items_latest'].map(async (name) => {
    while (replacing) {
      const { results } = await search.lite.searchForHits({
        requests: [{ indexName: name, query: 'owl', facets: ['generation'] }],
      })
      seen.add(JSON.stringify([results[0]?.nbHits, results[0]?.facets]))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })
  for (const number of [2, 3]) {
    await search.client.replaceAllObjects({ indexName, objects: generation(number), batchSize: 500 })
  }
  replacing = false
  await Promise.all(searching)
  expect([...seen].sort()).toEqual(
    [1, 2, 3].map((number) => JSON.stringify([COUNT, { generation: { [number]: COUNT } }])),
  )
})

test('keeps settings, synonyms and replicas, and leaves no temporary index', async () => {
  expect(await search.client.getSettings({ indexName })).toMatchObject({
    hitsPerPage: 7,
    replicas: ['virtual(items_latest)'],
  })
  expect((await search.client.searchSynonyms({ indexName })).nbHits).toBe(1)
  expect((await search.client.listIndices()).items.map(({ name }) => name).sort()).toEqual([
    'items',
    'items_latest',
  ])
})

test('creates a missing index', async () => {
  await search.client.replaceAllObjects({ indexName: 'fresh', objects: generation(1).slice(0, 10) })
  expect((await search.client.searchSingleIndex({ indexName: 'fresh' })).nbHits).toBe(10)
})

test('answers searches while it writes a batch of 20,000 records', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motif-busy-'))
  const engine = await spawnedSearch(folder)
  await published(
    engine.client,
    indexName,
    engine.client.saveObject({ indexName, body: { objectID: 'owl' } }),
  )
  const requests = Array.from({ length: 20_000 }, (_, at) => ({
    action: 'addObject' as const,
    body: { objectID: `big${at}`, title: `Eagle ${at} of ${at % 97}`, text: 'x'.repeat(200) },
  }))
  let answered = 0
  let isWriting = true
  const searching = (async () => {
    while (isWriting) {
      await engine.lite.searchForHits({ requests: [{ indexName, query: `eagle ${answered}` }] })
      if (isWriting) answered += 1
    }
  })()
  await published(
    engine.client,
    indexName,
    engine.client.batch({ indexName, batchWriteParams: { requests } }),
  )
  isWriting = false
  await searching
  await engine.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
  // An engine that never yields answers one search before the batch and holds the next until its end.
  expect(answered).toBeGreaterThan(2)
})
