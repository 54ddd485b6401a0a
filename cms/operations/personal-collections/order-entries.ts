import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { entriesAmong } from '#cms/operations/personal-collections/entries.ts'
import { lockCollection, touchCollection } from '#cms/operations/personal-collections/lock-collection.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { AssetName } from '#domain/personal-collections/assets.ts'
import { moveBeside, type Side } from '#domain/personal-collections/move-beside.ts'

interface Reordering {
  readonly user: string
  readonly collection: string
  readonly asset: AssetName
  /** The entry that it is placed before or after. */
  readonly beside: AssetName
  readonly side: Side
}

/**
 * Moves one entry to another position. Concurrent moves of two tabs are serialised, and neither loses the other; a
 * target that is not there any more is refused.
 */
export async function orderEntries(
  payload: Payload,
  { user, collection, asset, beside, side }: Reordering,
): Promise<Result<null>> {
  return inTransaction(payload, async (transaction) => {
    const locked = await lockCollection(transaction, user, collection)
    if (locked === undefined) return refuse('not-found')
    const moved = await entryOf(transaction, locked.id, asset)
    const neighbour = await entryOf(transaction, locked.id, beside)
    if (moved === null || neighbour === null) return refuse('state-changed')
    const rows = await transaction<{ entry: Computed<string> }>(fragment`
      select form || ':' || asset_id as entry from personal_collection_entries
       where collection_id = ${locked.id} order by position, form, asset_id`)
    const order = moveBeside(
      rows.map(({ entry }) => entry),
      moved,
      neighbour,
      side,
    )
    await transaction(fragment`
      update personal_collection_entries e set position = wanted.place::int
        from unnest(${fragment.param(order)}::text[]) with ordinality as wanted (entry, place)
       where e.collection_id = ${locked.id} and e.form || ':' || e.asset_id = wanted.entry
         and e.position <> wanted.place`)
    await touchCollection(transaction, locked.id)
    return accept(null)
  })
}

async function entryOf(
  transaction: Transaction,
  collection: string,
  name: AssetName,
): Promise<string | null> {
  const [entry] = await entriesAmong(transaction, collection, [name])
  return entry === undefined ? null : `${entry.form}:${entry.id}`
}
