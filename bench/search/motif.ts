import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AlgoliaClient, writerClient } from '#cms/adapters/algolia-search/client.ts'
import { algoliaIndices } from '#cms/adapters/algolia-search/indices.ts'
import { configurationOf } from '#domain/search/configuration.ts'
import { indexNames } from '#domain/search/index-names.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'
import { freePort } from '#local/ports.ts'
import type { Engine } from './engine.ts'
import { memoryOf } from './memory.ts'
import { type Answer, FACETS, PAGE, QUERY_KINDS, type Query } from './query.ts'
import { startServer } from './server-process.ts'

const NAMES = indexNames('bench')
const INDEX = NAMES.primary({ kind: 'items', locale: 'en' })
/** Records of a batch: about a megabyte. */
const BATCH = 1_000
/** Batches under way, so that one is made while others are taken in. */
const BATCHES_AT_ONCE = 4

/** Where an engine listens, for processes that put load on it. */
export interface MotifAddress {
  readonly url: string
  readonly appId: string
  readonly key: string
}

export interface MotifEngine extends Engine {
  readonly address: MotifAddress
  /** Puts one record in, and resolves when a search for a word that only it has finds it; in ms. */
  writeUntilVisible(record: ItemRecord): Promise<number>
  /** Ends the process, keeping its snapshot, and starts it again; in ms. */
  restart(): Promise<{ readonly stopMs: number; readonly startMs: number }>
  /** Resident memory in MB: now, and the most so far. */
  memory(): { readonly nowMb: number; readonly mostMb: number }
}

/**
 * `local/search` as it runs in the stack: a process of its own, written to and asked through Algolia's protocol by the
 * official client, with the settings that the library has.
 */
export async function openMotif(): Promise<MotifEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'motif-bench-search-'))
  const key = randomBytes(24).toString('hex')
  const port = await freePort()
  const address: MotifAddress = { url: `http://127.0.0.1:${port}`, appId: 'bench', key }
  const env = {
    SEARCH_DIR: folder,
    SEARCH_PORT: String(port),
    // More than it is held to, so that what it takes is measured.
    SEARCH_MEMORY_MB: '8192',
    ALGOLIA_APP_ID: address.appId,
    ALGOLIA_SEARCH_KEY: randomBytes(24).toString('hex'),
    ALGOLIA_WRITE_KEY: key,
  }
  const start = () => startServer('local/search/server.ts', env, `${address.url}/healthz`)
  const client = clientOf(address)
  let server = await start()

  return {
    name: 'Motif',
    kinds: QUERY_KINDS,
    most: Number.POSITIVE_INFINITY,
    address,

    async build(documents) {
      const configuration = configurationOf(NAMES, 'items', 'en', { synonyms: [], rules: [] })
      await algoliaIndices(client, NAMES).configure(INDEX, configuration, 'bench')
      await write(client, documents)
    },

    search: (query) => ask(client, query),
    searchStrictly: (query) => ask(client, query, STRICT),

    async writeUntilVisible(record) {
      const started = performance.now()
      await client.saveObject({ indexName: INDEX, body: { ...record } })
      for (;;) {
        const { nbHits = 0 } = await client.searchSingleIndex({
          indexName: INDEX,
          searchParams: { query: record.title, typoTolerance: false, hitsPerPage: 1 },
        })
        if (nbHits > 0) return performance.now() - started
      }
    },

    async restart() {
      const stopping = performance.now()
      await server.stop()
      const starting = performance.now()
      server = await start()
      await ask(client, FIRST_QUERY)
      return { stopMs: starting - stopping, startMs: performance.now() - starting }
    },

    memory: () => memoryOf(server.pid),

    async close() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

const FIRST_QUERY: Query = {
  kind: 'one word',
  words: ['heart'],
  begins: false,
  forgives: false,
  filters: {},
  offset: 0,
}

export function clientOf({ appId, url, key }: MotifAddress): AlgoliaClient {
  return writerClient({ appId, url }, key)
}

const STRICT = { typoTolerance: false, ignorePlurals: false, removeWordsIfNoResults: 'none' } as const

/** A page of hits as their cards show them, and the counts: as visitors ask, unless `more` says otherwise. */
export async function ask(
  client: AlgoliaClient,
  query: Query,
  more: Partial<typeof STRICT> = {},
): Promise<Answer> {
  const { words, begins, filters, offset } = query
  const {
    nbHits = 0,
    hits,
    facets = {},
  } = await client.searchSingleIndex({
    indexName: INDEX,
    searchParams: {
      query: words.join(' '),
      queryType: begins ? 'prefixLast' : 'prefixNone',
      facets: [...FACETS],
      facetFilters: Object.entries(filters).map(([facet, value]) => `${facet}:${value}`),
      offset,
      length: PAGE,
      ...more,
    },
  })
  const counted = FACETS.map((facet) =>
    Object.values(facets[facet] ?? {}).reduce((sum, count) => sum + count, 0),
  )
  return { total: nbHits, hits: hits.length, counted }
}

async function write(client: AlgoliaClient, documents: Iterable<ItemRecord>): Promise<void> {
  const underWay = new Set<Promise<void>>()
  let last = 0
  for (const records of batches(documents, BATCH)) {
    const requests = records.map((body) => ({ action: 'addObject' as const, body: { ...body } }))
    const sent: Promise<void> = client
      .batch({ indexName: INDEX, batchWriteParams: { requests } })
      .then(({ taskID }) => {
        last = Math.max(last, taskID)
        underWay.delete(sent)
      })
    underWay.add(sent)
    if (underWay.size >= BATCHES_AT_ONCE) await Promise.race(underWay)
  }
  await Promise.all(underWay)
  await client.waitForTask({ indexName: INDEX, taskID: last, maxRetries: Number.POSITIVE_INFINITY })
}

function* batches<T>(values: Iterable<T>, size: number): Generator<readonly T[]> {
  let batch: T[] = []
  for (const value of values) {
    batch.push(value)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
