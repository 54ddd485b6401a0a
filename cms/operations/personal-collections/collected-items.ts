import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'

/** An item of a collection, by itself or through its pack. */
export interface CollectedItem extends Record<string, unknown> {
  readonly id: Column<'items.id'>
}

/** Larger than any position of an item in its pack. */
const PLACES_OF_ENTRY = 1_000_000

/**
 * The ids of a collection's items, each once, in order; a pack contributes its published items. Of more than `most` the first
 * are read.
 */
export function collectedItems(collection: string, most: number): SQL {
  return fragment`
    select id, min(place) as place from (
      select e.item_id as id, e.position::bigint * ${PLACES_OF_ENTRY} as place
        from personal_collection_entries e where e.collection_id = ${collection}::uuid and e.item_id is not null
      union all
      select i.id, e.position::bigint * ${PLACES_OF_ENTRY} + coalesce(i.pack_position, 0)::bigint
        from personal_collection_entries e
        join packs p on p.id = e.pack_id and p.visibility = 'published'
        join items i on i.pack_id = p.id and i.visibility = 'published'
       where e.collection_id = ${collection}::uuid) one
    group by id order by min(place), id limit ${most}`
}
