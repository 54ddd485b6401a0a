import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'
import { INDEX } from './motif-client.ts'

/** Records per batch: about five megabytes; Algolia recommends less than ten. */
const BATCH = 5_000
/** Concurrent batches, so that one is prepared while others are indexed. */
const BATCHES_AT_ONCE = 3

const POLL_INTERVAL_MS = 100

/** Writes records in batches, and resolves when the last one is searchable. */
export async function sendDocuments(client: AlgoliaClient, documents: Iterable<ItemRecord>): Promise<void> {
  const underWay = new Set<Promise<void>>()
  let last = 0
  for (const records of batches(documents, BATCH)) {
    const requests = records.map((record) => ({ action: 'addObject' as const, body: bodyOf(record) }))
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
  const asking = { timeout: () => POLL_INTERVAL_MS, maxRetries: Number.POSITIVE_INFINITY }
  await client.waitForTask({ indexName: INDEX, taskID: last, ...asking })
}

/** The record in the client's type, without a copy, which would take as long as its serialisation. */
function bodyOf(record: ItemRecord): Record<string, unknown> {
  return record as object as Record<string, unknown>
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
