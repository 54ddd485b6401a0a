import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import { type FoundAsset, findAssets } from '#cms/operations/personal-collections/find-assets.ts'
import { touchCollection } from '#cms/operations/personal-collections/lock-collection.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { AssetName } from '#domain/personal-collections/assets.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'

/**
 * Puts assets at the top of a collection that the transaction has locked, in order; present ones keep their place.
 * Above the maximum nothing is written.
 *
 * @returns how many were added
 */
export async function insertEntries(
  transaction: Transaction,
  collection: string,
  assets: readonly FoundAsset[],
): Promise<Result<number>> {
  const [before] = await transaction<{
    count: Computed<number>
    top: Computed<number>
    present: Computed<readonly string[]>
  }>(fragment`
    select count(*)::int as count, coalesce(min(e.position), 0)::int as top,
      coalesce(array_agg(e.form || ':' || e.asset_id) filter (where asset.id is not null), '{}') as present
    from personal_collection_entries e
    left join ${tableOf(assets)} as asset (form, id, place) on asset.form = e.form and asset.id = e.asset_id
    where e.collection_id = ${collection}`)
  const { count = 0, top = 0, present = [] } = before ?? {}
  const fresh = assets.filter(({ form, id }) => !present.includes(`${form}:${id}`))
  if (count + fresh.length > COLLECTION_LIMITS.entries) return refuse('collection-full')
  if (fresh.length === 0) return accept(0)
  await transaction(fragment`
    insert into personal_collection_entries (collection_id, form, asset_id, position)
    select ${collection}::uuid, asset.form, asset.id, ${top - fresh.length}::int + asset.place - 1
    from ${tableOf(fresh)} as asset (form, id, place)`)
  await touchCollection(transaction, collection)
  return accept(fresh.length)
}

/** Which of these assets are in the collection. */
export async function entriesAmong(
  transaction: Transaction,
  collection: string,
  names: readonly AssetName[],
): Promise<FoundAsset[]> {
  const assets = await findAssets(transaction, names)
  const rows = await transaction<{ entry: Computed<string> }>(fragment`
    select e.form || ':' || e.asset_id as entry from personal_collection_entries e
    join ${tableOf(assets)} as asset (form, id, place) on asset.form = e.form and asset.id = e.asset_id
    where e.collection_id = ${collection}`)
  const entries = new Set(rows.map(({ entry }) => entry))
  return assets.filter(({ form, id }) => entries.has(`${form}:${id}`))
}

/** Removes assets from a collection that the transaction has locked. */
export async function deleteEntries(
  transaction: Transaction,
  collection: string,
  assets: readonly FoundAsset[],
): Promise<void> {
  if (assets.length === 0) return
  await transaction(fragment`
    delete from personal_collection_entries e using ${tableOf(assets)} as asset (form, id, place)
     where e.collection_id = ${collection} and e.form = asset.form and e.asset_id = asset.id`)
  await touchCollection(transaction, collection)
}

/** Assets as rows of form, id and position, counted from one. */
function tableOf(assets: readonly FoundAsset[]): SQL {
  return fragment`unnest(
    ${fragment.param(assets.map(({ form }) => form))}::text[], ${fragment.param(assets.map(({ id }) => id))}::int[]
  ) with ordinality`
}
