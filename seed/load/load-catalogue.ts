import type pg from 'pg'
import type { Storage } from '#media/storage/storage.ts'
import type { SeedItem, SeedSource } from '#seed/seed-item.ts'
import { finish } from './finish/finish.ts'
import type { RefusedItem } from './items/measure-stream.ts'
import type { Measure } from './items/measured.ts'
import { itemPlaces } from './items/places.ts'
import { loadItems } from './load-items.ts'
import { loadContributors } from './reference/contributors.ts'
import { loadLicences } from './reference/licences.ts'
import { loadPacks } from './reference/packs.ts'
import { TagBook } from './reference/tag-book.ts'
import { loadCategories, loadStyles } from './reference/terms.ts'
import { idsByKey } from './rows/insert-missing.ts'
import { inTransaction } from './rows/transaction.ts'

/** Enough that a transaction costs nothing, few enough to lose little when killed. */
const BATCH_SIZE = 500

export interface LoadCatalogue {
  readonly client: pg.ClientBase
  readonly storage: Pick<Storage, 'put'>
  readonly sources: readonly SeedSource[]
  readonly measure: Measure
  /** Items in one transaction. */
  readonly batchSize?: number
  /** Whole batches as they are written: how many items, and the pack of the last. */
  readonly onProgress?: (items: number, pack: string) => void
}

export interface LoadReport {
  readonly loaded: number
  readonly refused: readonly RefusedItem[]
}

/**
 * Loads sources into the library: everything items refer to first, then the items of each source in order, then what
 * is derived from the whole. What is there already stays as it is, so that it may be killed and started again.
 */
export async function loadCatalogue(load: LoadCatalogue): Promise<LoadReport> {
  const { client, storage, sources, measure, batchSize = BATCH_SIZE, onProgress } = load
  const places = await inTransaction(client, () => loadReferences(client, sources))
  const known = new Set((await idsByKey(client, 'items', 'source_key')).keys())
  let loaded = 0
  const refused = await loadItems(itemsOf(sources), {
    targets: { client, storage, places, tags: new TagBook() },
    measure,
    known,
    batchSize,
    onBatch: ({ measured }) => {
      loaded += measured.length
      onProgress?.(measured.length, measured.at(-1)?.item.pack ?? '')
    },
  })
  await finish(client)
  return { loaded, refused }
}

async function loadReferences(client: pg.ClientBase, sources: readonly SeedSource[]) {
  const packs = sources.flatMap((source) => source.packs)
  const places = {
    licences: await loadLicences(client),
    contributors: await loadContributors(
      client,
      sources.flatMap(({ contributors }) => contributors),
    ),
    categories: await loadCategories(client),
    styles: await loadStyles(client),
  }
  return itemPlaces(packs, await loadPacks(client, packs, places), places)
}

async function* itemsOf(sources: readonly SeedSource[]): AsyncGenerator<SeedItem> {
  for (const source of sources) yield* source.items()
}
