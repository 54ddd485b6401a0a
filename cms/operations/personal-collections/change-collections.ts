import { randomBytes } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { insertEntries } from '#cms/operations/personal-collections/entries.ts'
import { findOffered } from '#cms/operations/personal-collections/find-assets.ts'
import { lockCollection } from '#cms/operations/personal-collections/lock-collection.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import type { CollectionChange } from '#domain/contract/personal-collections.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { AssetName } from '#domain/personal-collections/assets.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'

/** Size of the unguessable key of a shared collection: 128 bits, in lower case as addresses are. */
const SHARE_KEY_BYTES = 16

interface NewCollection {
  readonly user: string
  readonly name: string
  readonly description: string | null
  readonly assets?: readonly AssetName[] | undefined
}

/** Creates a collection with its entries, first after the favourites. @returns its id */
export async function createCollection(
  payload: Payload,
  { user, name, description, assets = [] }: NewCollection,
): Promise<Result<string>> {
  if (!(await withinLimit(payload, 'collect-account', user))) return refuse('too-many-attempts')
  return inTransaction(payload, async (transaction) => {
    const found = await findOffered(transaction, assets)
    if (!found.ok) return found
    // Serialised per user, so that a limit of N lets exactly N be created.
    await transaction(
      fragment`select pg_advisory_xact_lock(hashtextextended(${`collections of ${user}`}, 0))`,
    )
    const [made] = await transaction<{ id: Column<'personal_collections.id'> }>(fragment`
      insert into personal_collections (user_id, name, description, position)
      select ${user}, ${name}, ${description}, coalesce(min(position), 0) - 1 from personal_collections
       where user_id = ${user} and not is_favourites
      having count(*) < ${COLLECTION_LIMITS.collections}
      returning id`)
    if (made === undefined) return refuse('too-many-collections')
    const put = await insertEntries(transaction, made.id, found.value)
    return put.ok ? accept(made.id) : put
  })
}

/** Renames, describes, shares. Favourites keep their name. */
export async function changeCollection(
  payload: Payload,
  user: string,
  collection: string,
  { name, description, shared }: CollectionChange,
): Promise<Result<null>> {
  return inTransaction(payload, async (transaction) => {
    const locked = await lockCollection(transaction, user, collection)
    if (locked === undefined) return refuse('not-found')
    if (locked.is_favourites && name !== undefined) return refuse('favourites-stay')
    const changes = [
      fragment`updated_at = now()`,
      ...(name === undefined ? [] : [fragment`name = ${name}`]),
      ...(description === undefined ? [] : [fragment`description = ${description}`]),
      // Sharing twice keeps the address that was given away.
      ...(shared === true ? [fragment`share_key = coalesce(share_key, ${newShareKey()})`] : []),
      ...(shared === false ? [fragment`share_key = null`] : []),
    ]
    await transaction(fragment`
      update personal_collections set ${fragment.join(changes, fragment`, `)} where id = ${locked.id}`)
    return accept(null)
  })
}

/** Deletes a collection with its entries; the assets are unaffected. Favourites cannot be deleted. */
export async function deleteCollection(
  payload: Payload,
  user: string,
  collection: string,
): Promise<Result<null>> {
  return inTransaction(payload, async (transaction) => {
    const locked = await lockCollection(transaction, user, collection)
    if (locked === undefined) return refuse('not-found')
    if (locked.is_favourites) return refuse('favourites-stay')
    await transaction(fragment`delete from personal_collections where id = ${locked.id}`)
    return accept(null)
  })
}

/**
 * Orders a user's collections. Those missing from the order, created in another tab, follow in their previous order;
 * favourites are always first.
 */
export async function orderCollections(
  payload: Payload,
  user: string,
  order: readonly string[],
): Promise<Result<null>> {
  return inTransaction(payload, async (transaction) => {
    // Locked in the order in which every change locks collections, so that two tabs never deadlock.
    const own = await transaction<Columns<'personal_collections', 'id' | 'position'>>(fragment`
      select id, position from personal_collections where user_id = ${user} order by id for update`)
    const ids = own.toSorted((one, other) => one.position - other.position).map(({ id }) => id)
    if (!order.every((id) => ids.includes(id))) return refuse('not-found')
    const wanted = [...new Set([...order, ...ids])]
    await transaction(fragment`
      update personal_collections c set position = wanted.place::int
        from unnest(${fragment.param(wanted)}::uuid[]) with ordinality as wanted (id, place)
       where c.id = wanted.id and c.position <> wanted.place`)
    return accept(null)
  })
}

function newShareKey(): string {
  return randomBytes(SHARE_KEY_BYTES).toString('hex')
}
