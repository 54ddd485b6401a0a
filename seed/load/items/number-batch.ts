import type pg from 'pg'
import { type Ids, idOf } from '../reference/ids.ts'
import { nextOf, nextValues } from '../rows/next-values.ts'
import type { ItemIds } from './item-rows.ts'
import type { MeasuredItem } from './measured.ts'
import type { ItemPlaces } from './places.ts'

export interface NumberedItem {
  readonly entry: MeasuredItem
  readonly ids: ItemIds
}

/** Assigns ids and numbers to the items of a batch, in ascending order. */
export async function numberBatch(
  client: pg.ClientBase,
  batch: readonly MeasuredItem[],
  files: Ids,
  { categories, styles }: ItemPlaces,
): Promise<readonly NumberedItem[]> {
  const items = (await nextValues(client, 'items_id_seq', batch.length)).values()
  const revisions = (await nextValues(client, 'revisions_id_seq', batch.length)).values()
  const numbers = (await nextValues(client, 'asset_numbers', batch.length)).values()
  return batch.map((entry) => ({
    entry,
    ids: {
      item: nextOf(items),
      revision: nextOf(revisions),
      number: nextOf(numbers),
      file: idOf(files, entry.measured.sha256),
      category: idOf(categories, entry.item.category),
      style: idOf(styles, entry.item.style),
    },
  }))
}
