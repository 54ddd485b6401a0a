import type { SeedItem } from '#seed/seed-item.ts'
import { type Batch, measureInBatches, type RefusedItem, withoutDuplicates } from './items/measure-stream.ts'
import type { Measure } from './items/measured.ts'
import { type BatchTargets, writeBatch } from './items/write-batch.ts'

export interface LoadItems {
  readonly targets: BatchTargets
  readonly measure: Measure
  /** Source keys of the items in the library; new ones are added while loading. */
  readonly known: Set<string>
  readonly batchSize: number
  readonly onBatch: (batch: Batch) => void
}

/**
 * Loads the items that are not in the library, in batches, measuring the next batch while one is written. A source
 * key that occurs twice is loaded once.
 *
 * @returns the items whose files were refused
 */
export async function loadItems(
  items: Iterable<SeedItem> | AsyncIterable<SeedItem>,
  { targets, measure, known, batchSize, onBatch }: LoadItems,
): Promise<readonly RefusedItem[]> {
  const refused: RefusedItem[] = []
  for await (const batch of measureInBatches(withoutDuplicates(items, known), measure, batchSize)) {
    await writeBatch(targets, batch.measured)
    refused.push(...batch.refused)
    onBatch(batch)
  }
  return refused
}
