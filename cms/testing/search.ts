import { writerClient } from '#cms/adapters/algolia-search/client.ts'
import { algoliaIndices } from '#cms/adapters/algolia-search/indices.ts'
import type { Payload } from '#cms/operations/database.ts'
import { nextRows } from '#cms/operations/search/row-sources.ts'
import type { SearchIndices } from '#cms/ports/search-indices.ts'
import { openSwitchableProxy, type SwitchableProxy } from '#cms/testing/switchable-proxy.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { indexNames } from '#domain/search/index-names.ts'
import { objectId, type RowKind } from '#domain/search/records.ts'
import {
  APP_ID,
  published,
  type StartedSearch,
  startedSearch,
  WRITE_KEY,
} from '#local/search/server/testing/started-search.ts'
import { eventually } from '#local/testing/eventually.ts'

const EVERYTHING = { from: 0, below: null } as const
const MAX_ROWS = 10_000

/** A local engine, reached through a proxy that tests can close. */
export interface TestSearch {
  readonly engine: StartedSearch
  readonly proxy: SwitchableProxy
  readonly indices: SearchIndices
  /** A record, or null. */
  record(kind: RowKind, id: number, locale?: Locale): Promise<Record<string, unknown> | null>
  /** Resolves when the index of every language, or of these, has exactly the searchable rows in their current versions. */
  agrees(payload: Payload, kind: RowKind, locales?: readonly Locale[]): Promise<void>
  /** Resolves when all earlier writes to the indices of these records have been applied. */
  settled(kind: RowKind): Promise<void>
  close(): Promise<void>
}

export async function openTestSearch(): Promise<TestSearch> {
  const engine = await startedSearch()
  const proxy = await openSwitchableProxy(engine.url)
  const names = indexNames('motif')
  const indices = algoliaIndices(writerClient({ appId: APP_ID, url: proxy.url }, WRITE_KEY), names)
  return {
    engine,
    proxy,
    indices,

    async record(kind, id, locale = 'en') {
      const { results } = await engine.client.getObjects<Record<string, unknown>>({
        requests: [{ indexName: names.primary({ kind, locale }), objectID: objectId(kind, id) }],
      })
      return results[0] ?? null
    },

    async agrees(payload, kind, locales = LOCALE_CODES) {
      const rows = await nextRows(payload, kind, EVERYTHING, MAX_ROWS)
      const wanted = JSON.stringify(rows.map(({ id, version }) => [id, version]))
      for (const locale of locales) {
        await eventually(async () => (await versionsOf(indices, kind, locale)) === wanted, 30_000)
      }
    },

    async settled(kind) {
      for (const locale of LOCALE_CODES) {
        const indexName = names.primary({ kind, locale })
        const nothing = { requests: [{ action: 'deleteObject' as const, body: { objectID: 'nobody' } }] }
        await published(
          engine.client,
          indexName,
          engine.client.batch({ indexName, batchWriteParams: nothing }),
        )
      }
    },

    async close() {
      await proxy.close()
      await engine.stop()
    },
  }
}

async function versionsOf(indices: SearchIndices, kind: RowKind, locale: Locale): Promise<string> {
  const found: [number, number][] = []
  const index = indices.names.primary({ kind, locale })
  for await (const { id, version } of indices.versions(index, EVERYTHING)) found.push([id, version])
  return JSON.stringify(found.sort(([a], [b]) => a - b))
}
