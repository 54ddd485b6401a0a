import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { algoliaIndices } from '#cms/adapters/algolia-search/indices.ts'
import { configurationOf } from '#domain/search/configuration.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'
import { MOTIF } from '#local/paths.ts'
import { freePort } from '#local/ports.ts'
import { SEARCH_RUN } from '#local/stack.ts'
import type { Engine } from './engine.ts'
import { type InProcess, openInProcess } from './in-process.ts'
import { memoryOf } from './memory.ts'
import { ask, clientOf, IDS_ALONE, INDEX, type MotifAddress, NAMES, STRICT } from './motif-client.ts'
import { QUERY_KINDS, type Query } from './query.ts'
import { sendDocuments } from './send-documents.ts'
import { startServer } from './server-process.ts'

/** The next run removes what an aborted measurement left behind. */
const FOLDER = join(MOTIF, 'bench', 'search')

export interface MotifEngine extends Engine {
  readonly address: MotifAddress
  /** Writes one record and resolves when a search for its unique word finds it; in ms. */
  writeUntilVisible(record: ItemRecord): Promise<number>
  /** Stops the process, which keeps its snapshot, and starts it again; in ms. */
  restart(): Promise<{ readonly stopMs: number; readonly startMs: number }>
  /** Stops the process, and opens its index in this one. */
  moveIn(): Promise<InProcess>
  /** Resident memory in MB: current and peak. */
  memory(): { readonly nowMb: number; readonly mostMb: number }
}

/**
 * `local/search` as in the stack: its own process, written to and queried by the official client through Algolia's
 * protocol, with the settings of the library.
 */
export async function openMotif(): Promise<MotifEngine> {
  rmSync(FOLDER, { recursive: true, force: true })
  const key = randomBytes(24).toString('hex')
  const port = await freePort()
  const address: MotifAddress = {
    url: `http://127.0.0.1:${port}`,
    appId: 'bench',
    key,
    searchKey: randomBytes(24).toString('hex'),
  }
  const env = {
    ...SEARCH_RUN.env,
    SEARCH_DIR: FOLDER,
    SEARCH_PORT: String(port),
    // Above the limit that the goal sets, so that actual use is measured.
    SEARCH_MEMORY_MB: '8192',
    ALGOLIA_APP_ID: address.appId,
    ALGOLIA_SEARCH_KEY: address.searchKey,
    ALGOLIA_WRITE_KEY: key,
  }
  const start = () =>
    startServer([...SEARCH_RUN.flags, 'local/search/server.ts'], env, `${address.url}/healthz`)
  const client = clientOf(address)
  let server = await start()

  return {
    name: 'Motif',
    isServer: true,
    kinds: QUERY_KINDS,
    most: Number.POSITIVE_INFINITY,
    address,

    async build(documents) {
      const configuration = configurationOf(NAMES, 'items', 'en', { synonyms: [], rules: [] })
      const fingerprints = { settings: 'bench', synonyms: 'bench', rules: 'bench' }
      await algoliaIndices(client, NAMES).configure(INDEX, {
        configuration,
        parts: ['settings'],
        fingerprints,
      })
      await sendDocuments(client, documents)
    },

    search: (query) => ask(client, query),
    searchStrictly: (query) => ask(client, query, STRICT),
    searchForIds: (query) => ask(client, query, IDS_ALONE),

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

    async moveIn() {
      await server.stop()
      return openInProcess(FOLDER)
    },

    memory: () => memoryOf(server.pid),

    async close() {
      await server.stop()
      rmSync(FOLDER, { recursive: true })
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
