import type pg from 'pg'
import type { Storage } from '#media/storage/storage.ts'
import type { TagBook } from '../reference/tag-book.ts'
import { copyRows } from '../rows/copy-rows.ts'
import { inTransaction } from '../rows/transaction.ts'
import { descriptorRow, itemRow, PEOPLE_TABLES, peopleRows, revisionRow, tagRows } from './item-rows.ts'
import { itemSearchText, textRows, titlesOf } from './item-text.ts'
import type { MeasuredItem } from './measured.ts'
import { type NumberedItem, numberBatch } from './number-batch.ts'
import { type ItemPlaces, packOf } from './places.ts'
import { storeBytes, writeFiles } from './store-files.ts'

export interface BatchTargets {
  readonly client: pg.ClientBase
  readonly storage: Pick<Storage, 'put'>
  readonly places: ItemPlaces
  readonly tags: TagBook
}

/** The maximum of tags of an item (collections/items). */
const MAX_TAGS = 50

/**
 * Writes a batch of items with files, revisions, texts and tags: bytes into storage first, then all rows in one
 * transaction, so that a killed load leaves only whole batches.
 */
export async function writeBatch(targets: BatchTargets, batch: readonly MeasuredItem[]): Promise<void> {
  const { client, storage, places, tags } = targets
  const measured = batch.map((entry) => entry.measured)
  const stored = await storeBytes(client, storage, measured)
  await inTransaction(client, async () => {
    await client.query('set constraints items_current_revision_id_revisions_id_fk deferred')
    await tags.add(client, batch.flatMap(keywordsOf))
    const files = await writeFiles(client, measured, stored, filesOfFreeItems(batch, places))
    const written = (await numberBatch(client, batch, files, places)).map((numbered) =>
      rowsOf(numbered, targets),
    )
    await copyRows(
      client,
      'items',
      written.map(({ item }) => item),
    )
    await copyRows(
      client,
      'revisions',
      written.map(({ revision }) => revision),
    )
    await copyRows(
      client,
      'descriptors',
      written.flatMap(({ descriptor }) => descriptor ?? []),
    )
    await copyRows(
      client,
      'items_locales',
      written.flatMap(({ texts }) => texts),
    )
    await copyRows(
      client,
      'items_rels',
      written.flatMap(({ tags }) => tags),
    )
    for (const table of PEOPLE_TABLES) {
      await copyRows(
        client,
        table,
        written.flatMap(({ people }) => people[table]),
      )
    }
  })
}

function rowsOf({ entry, ids }: NumberedItem, { places, tags }: BatchTargets) {
  const { item } = entry
  const pack = packOf(places, item.pack)
  const titles = titlesOf(item)
  const own = tags.of(keywordsOf(entry))
  const styleWords = places.styleWords.get(item.style) ?? []
  const words = [...own.flatMap((tag) => tag.words), ...styleWords, ...pack.words]
  return {
    item: itemRow(entry, ids, pack, itemSearchText(titles, words)),
    revision: revisionRow(entry, ids),
    descriptor: descriptorRow(entry, ids),
    texts: textRows(ids.item, item, titles),
    tags: tagRows(ids.item, own),
    people: peopleRows(ids.item, item.people),
  }
}

function keywordsOf({ item }: MeasuredItem): readonly string[] {
  return item.keywords.slice(0, MAX_TAGS)
}

function filesOfFreeItems(batch: readonly MeasuredItem[], places: ItemPlaces): ReadonlySet<string> {
  const free = batch.filter(({ item }) => packOf(places, item.pack).price === null)
  return new Set(free.map(({ measured }) => measured.sha256))
}
