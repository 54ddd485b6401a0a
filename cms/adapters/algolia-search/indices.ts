import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import { fingerprintsIn, pushConfiguration } from '#cms/adapters/algolia-search/configure.ts'
import { isBadRequest, isMissingIndex } from '#cms/adapters/algolia-search/failures.ts'
import {
  type IdRange,
  type IndexedVersion,
  RecordRefused,
  type RecordWrite,
  type SearchIndices,
} from '#cms/ports/search-indices.ts'
import type { IndexNames } from '#domain/search/index-names.ts'

/** Algolia recommends batches below 10 MB; a record has 1 to 2 kB. */
const MAX_WRITES = 2_000
/** The local engine needs about 10 ms for a page of this size, during which a search may wait. */
const BROWSE_PAGE_SIZE = 500

/** Polling of a task's state: frequent at first, then every 2 s, for 10 minutes at most. */
const MAX_POLL_PAUSE_MS = 2_000
const MAX_POLLS = 350
const pauseAfter = (polls: number) => Math.min(MAX_POLL_PAUSE_MS, 10 * (polls + 1) ** 2)

/** The indices of an Algolia application. */
export function algoliaIndices(client: AlgoliaClient, names: IndexNames): SearchIndices {
  /** Waits until a task of an index has finished, so that the next request sees its result. */
  async function done(indexName: string, { taskID }: { readonly taskID: number }): Promise<void> {
    await client.waitForTask({ indexName, taskID, timeout: pauseAfter, maxRetries: MAX_POLLS })
  }

  return {
    names,

    async write(indexName, writes) {
      for (let start = 0; start < writes.length; start += MAX_WRITES) {
        const requests = writes.slice(start, start + MAX_WRITES).map(requestOf)
        await client.batch({ indexName, batchWriteParams: { requests } }).catch((error: unknown) => {
          if (isBadRequest(error)) throw new RecordRefused(`${indexName}: ${error}`, { cause: error })
          throw error
        })
      }
    },

    size: (indexName) =>
      unlessMissing(async () => {
        const { nbHits = 0 } = await client.searchSingleIndex({
          indexName,
          searchParams: { hitsPerPage: 0, analytics: false, enableRules: false },
        })
        return nbHits
      }, null),

    versions: (indexName, range) => browse(client, indexName, range),

    configure: (indexName, push) => pushConfiguration(client, done, indexName, push),

    fingerprints: (indexName) =>
      unlessMissing(async () => {
        const { userData } = (await client.getSettings({ indexName })) as { userData?: unknown }
        return fingerprintsIn(userData)
      }, null),

    async move(indexName, destination) {
      await done(
        indexName,
        await client.operationIndex({ indexName, operationIndexParams: { operation: 'move', destination } }),
      )
    },

    async list() {
      const { items } = await client.listIndices()
      return items.map(({ name }) => name)
    },

    async delete(indexName) {
      await done(indexName, await client.deleteIndex({ indexName }))
    },
  }
}

function requestOf(write: RecordWrite) {
  switch (write.type) {
    case 'delete':
      return { action: 'deleteObject' as const, body: { objectID: write.objectID } }
    case 'put':
      return { action: 'updateObject' as const, body: { ...write.record } }
    case 'merge':
      return {
        action: 'partialUpdateObject' as const,
        // Algolia ignores the whole update unless this version is greater than the stored one.
        body: { ...write.record, version: { _operation: 'IncrementSet', value: write.record.version } },
      }
  }
}

async function* browse(
  client: AlgoliaClient,
  indexName: string,
  { from, below }: IdRange,
): AsyncGenerator<IndexedVersion> {
  const filters = below === null ? `id >= ${from}` : `id >= ${from} AND id < ${below}`
  let cursor: string | undefined
  do {
    const page = await unlessMissing(
      () =>
        client.browse<IndexedVersion>({
          indexName,
          browseParams: {
            ...(cursor === undefined ? { filters } : { cursor }),
            attributesToRetrieve: ['id', 'version'],
            attributesToHighlight: [],
            hitsPerPage: BROWSE_PAGE_SIZE,
          },
        }),
      null,
    )
    if (page === null) return
    for (const { objectID, id, version } of page.hits) yield { objectID, id, version }
    cursor = page.cursor
  } while (cursor !== undefined)
}

async function unlessMissing<T>(ask: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isMissingIndex(error)) return fallback
    throw error
  }
}
