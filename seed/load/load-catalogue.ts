import type pg from 'pg'
import type { Storage } from '#media/storage/storage.ts'
import type { SeedItem, SeedSource } from '#seed/seed-item.ts'
import { finish } from './finish/finish.ts'
import type { RefusedItem } from './items/measure-stream.ts'
import type { Measure } from './items/measured.ts'
import { type LoadedPack, type Terms, withPlaces, wordsOfStyles } from './items/places.ts'
import { loadItems } from './load-items.ts'
import { loadContributors } from './reference/contributors.ts'
import { loadLicences } from './reference/licences.ts'
import { loadPacks } from './reference/packs.ts'
import { TagBook } from './reference/tag-book.ts'
import { loadCategories, loadStyles } from './reference/terms.ts'
import { idsByKey } from './rows/insert-missing.ts'
import { inTransaction } from './rows/transaction.ts'

/** Large enough that transactions cost little, small enough that a kill loses little. */
const BATCH_SIZE = 500

export interface LoadCatalogue {
  readonly client: pg.ClientBase
  readonly storage: Pick<Storage, 'put'>
  /** Read one after the other, on demand. */
  readonly sources: Iterable<SeedSource>
  readonly measure: Measure
  /** Items in one transaction. */
  readonly batchSize?: number
  /** Called when a source begins to be read. */
  readonly onSource?: () => void
  /** Called with the number of items that were added. */
  readonly onItems?: (count: number) => void
}

export interface LoadReport {
  readonly loaded: number
  readonly refused: readonly RefusedItem[]
}

/**
 * Loads sources into the library: first the rows that all items refer to, then the authors, packs and items of each
 * source, then what is derived from the whole. Existing rows stay unchanged, so a load may be killed and restarted.
 */
export async function loadCatalogue(load: LoadCatalogue): Promise<LoadReport> {
  const { client, storage, sources, measure, batchSize = BATCH_SIZE, onSource, onItems } = load
  const terms = await inTransaction(client, () => loadTerms(client))
  const packs = new Map<string, LoadedPack>()
  const known = new Set((await idsByKey(client, 'items', 'source_key')).keys())
  let loaded = 0

  /** Reads on only between writes, so that both can share one connection. */
  async function* items(): AsyncGenerator<SeedItem> {
    for (const source of sources) {
      onSource?.()
      for (const pack of await inTransaction(client, () => loadSource(client, source, terms)))
        packs.set(pack.key, pack)
      yield* source.items()
    }
  }

  const refused = await loadItems(items(), {
    targets: { client, storage, places: { ...terms, packs }, tags: new TagBook() },
    measure,
    known,
    batchSize,
    onBatch: ({ measured }) => {
      loaded += measured.length
      onItems?.(measured.length)
    },
  })
  await finish(client)
  return { loaded, refused }
}

async function loadTerms(client: pg.ClientBase): Promise<Terms> {
  const licences = await loadLicences(client)
  const categories = await loadCategories(client)
  return { licences, categories, styles: await loadStyles(client), styleWords: wordsOfStyles() }
}

async function loadSource(
  client: pg.ClientBase,
  { contributors, packs }: SeedSource,
  terms: Terms,
): Promise<readonly LoadedPack[]> {
  const places = { ...terms, contributors: await loadContributors(client, contributors) }
  return withPlaces(packs, await loadPacks(client, packs, places), places)
}
