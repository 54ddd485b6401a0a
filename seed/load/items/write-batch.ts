import type pg from 'pg'
import type { Storage } from '#media/storage/storage.ts'
import { idOf } from '../reference/ids.ts'
import type { TagBook } from '../reference/tag-book.ts'
import { copyRows } from '../rows/copy-rows.ts'
import { nextValues } from '../rows/next-values.ts'
import { inTransaction } from '../rows/transaction.ts'
import { ITEM_COLUMNS, type ItemIds, itemRow, REVISION_COLUMNS, revisionRow, tagRows } from './item-rows.ts'
import { itemSearchText, textRows, titlesOf } from './item-text.ts'
import type { MeasuredItem } from './measured.ts'
import { type ItemPlaces, packOf } from './places.ts'
import { storeBytes, writeFiles } from './store-files.ts'

export interface BatchTargets {
  readonly client: pg.ClientBase
  readonly storage: Pick<Storage, 'put'>
  readonly places: ItemPlaces
  readonly tags: TagBook
}

const ITEMS = { table: 'items', columns: ITEM_COLUMNS } as const
const REVISIONS = { table: 'revisions', columns: REVISION_COLUMNS } as const
const TEXTS = { table: 'items_locales', columns: ['_locale', '_parent_id', 'title', 'description'] } as const
const TAGS = { table: 'items_rels', columns: ['parent_id', 'path', 'order', 'tags_id'] } as const

/** Most tags an item may have (collections/items). */
const MOST_TAGS = 50

/**
 * Writes a batch of items with their files, revisions, texts and tags: bytes into storage first, then all rows in one
 * transaction, so that a killed load leaves whole batches and nothing else.
 */
export async function writeBatch(targets: BatchTargets, batch: readonly MeasuredItem[]): Promise<void> {
  const { client, storage, places, tags } = targets
  const measured = batch.map((entry) => entry.measured)
  const stored = await storeBytes(client, storage, measured)
  await inTransaction(client, async () => {
    await client.query('set constraints items_current_revision_id_revisions_id_fk deferred')
    await tags.add(
      client,
      batch.flatMap(({ item }) => item.keywords.slice(0, MOST_TAGS)),
    )
    const files = await writeFiles(client, measured, stored, filesOfFreeItems(batch, places))
    const numbered = await withIds(targets, batch, files)
    await copyRows(
      client,
      ITEMS,
      numbered.map((entry) => entry.row),
    )
    await copyRows(
      client,
      REVISIONS,
      numbered.map(({ entry, ids }) => revisionRow(entry, ids)),
    )
    await copyRows(
      client,
      TEXTS,
      numbered.flatMap(({ entry, ids, titles }) => textRows(ids.item, entry.item, titles)),
    )
    await copyRows(
      client,
      TAGS,
      numbered.flatMap(({ ids, tags }) => tagRows(ids.item, tags)),
    )
  })
}

async function withIds(
  { client, places, tags }: BatchTargets,
  batch: readonly MeasuredItem[],
  files: ReadonlyMap<string, number>,
) {
  const items = await nextValues(client, 'items_id_seq', batch.length)
  const revisions = await nextValues(client, 'revisions_id_seq', batch.length)
  const numbers = await nextValues(client, 'asset_numbers', batch.length)
  return batch.map((entry, index) => {
    const { item, measured } = entry
    const ids: ItemIds = {
      item: items[index] ?? 0,
      revision: revisions[index] ?? 0,
      number: numbers[index] ?? 0,
      file: idOf(files, measured.sha256),
      category: idOf(places.categories, item.category),
      style: idOf(places.styles, item.style),
    }
    const pack = packOf(places, item.pack)
    const titles = titlesOf(item)
    const own = tags.of(item.keywords.slice(0, MOST_TAGS))
    const words = [
      ...own.flatMap((tag) => tag.words),
      ...(places.styleWords.get(item.style) ?? []),
      ...pack.words,
    ]
    return { entry, ids, titles, tags: own, row: itemRow(entry, ids, pack, itemSearchText(titles, words)) }
  })
}

function filesOfFreeItems(batch: readonly MeasuredItem[], places: ItemPlaces): ReadonlySet<string> {
  const free = batch.filter(({ item }) => packOf(places, item.pack).price === null)
  return new Set(free.map(({ measured }) => measured.sha256))
}
