import { coversOf } from '#cms/operations/catalogue/covers.ts'
import { itemPreviews } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { CollectionSummary } from '#domain/contract/personal-collections.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'

interface SummaryRow extends Record<string, unknown> {
  readonly id: Column<'personal_collections.id'>
  readonly user_id: Column<'personal_collections.user_id'>
  readonly name: Column<'personal_collections.name'>
  readonly description: Column<'personal_collections.description'>
  readonly is_favourites: Column<'personal_collections.is_favourites'>
  readonly count: Computed<number>
  readonly share_key: Column<'personal_collections.share_key'>
  readonly updated_at: Column<'personal_collections.updated_at'>
}

interface ShownRow extends Record<string, unknown> {
  readonly collection_id: Computed<string>
  readonly item_id: Column<'personal_collection_entries.item_id'>
  readonly pack_id: Column<'personal_collection_entries.pack_id'>
}

/** A user's collections: favourites first, then in their order. */
export async function listCollections(payload: Payload, user: string): Promise<CollectionSummary[]> {
  return summariesWhere(payload, fragment`c.user_id = ${user}`)
}

/** One collection of a user; undefined when it does not exist or is another user's. */
export async function readSummary(
  payload: Payload,
  user: string,
  collection: string,
): Promise<CollectionSummary | undefined> {
  const [summary] = await summariesWhere(
    payload,
    fragment`c.user_id = ${user} and c.id::text = ${collection}`,
  )
  return summary
}

async function summariesWhere(payload: Payload, condition: SQL): Promise<CollectionSummary[]> {
  const rows = await run<SummaryRow>(
    payload,
    fragment`
      select c.id, c.user_id, c.name, c.description, c.is_favourites, c.share_key, c.updated_at,
        (select count(*)::int from personal_collection_entries e where e.collection_id = c.id) as count
      from personal_collections c where ${condition} order by c.is_favourites desc, c.position, c.id`,
  )
  const previews = await previewsOf(
    payload,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    isFavourites: row.is_favourites,
    count: row.count,
    previews: previews.get(row.id) ?? [],
    shareKey: row.share_key,
    updatedAt: new Date(row.updated_at).toISOString(),
  }))
}

/** Pictures of the first offered entries: that of an item, or of a pack's first item. */
async function previewsOf(
  payload: Payload,
  collections: readonly string[],
): Promise<ReadonlyMap<string, CollectionSummary['previews']>> {
  const shown = await run<ShownRow>(
    payload,
    fragment`
      select collection.id as collection_id, first.item_id, first.pack_id
      from unnest(${fragment.param(collections)}::uuid[]) as collection (id)
      cross join lateral (
        select e.item_id, e.pack_id from personal_collection_entries e
        left join items i on i.id = e.item_id and ${isShown('i')}
        left join packs p on p.id = e.pack_id and ${isShown('p')}
        where e.collection_id = collection.id and (i.id is not null or p.id is not null)
        order by e.position, e.form, e.asset_id limit ${COLLECTION_LIMITS.previews}) first`,
  )
  const [items, covers] = await Promise.all([
    itemPreviews(
      payload,
      shown.flatMap(({ item_id: id }) => id ?? []),
    ),
    coversOf(
      payload,
      shown.flatMap(({ pack_id: id }) => id ?? []),
    ),
  ])
  const pictures = Map.groupBy(shown, ({ collection_id: id }) => id)
  return new Map(
    [...pictures].map(([id, rows]) => [
      id,
      rows.flatMap(
        ({ item_id: item, pack_id: pack }) =>
          (item === null ? covers.get(pack ?? 0)?.[0] : items.get(item)) ?? [],
      ),
    ]),
  )
}
