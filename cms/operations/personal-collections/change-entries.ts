import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { deleteEntries, entriesAmong, insertEntries } from '#cms/operations/personal-collections/entries.ts'
import { findAssets, findOffered } from '#cms/operations/personal-collections/find-assets.ts'
import {
  type LockedCollection,
  lockCollection,
  lockFavourites,
} from '#cms/operations/personal-collections/lock-collection.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { AssetName } from '#domain/personal-collections/assets.ts'

interface Entries {
  readonly user: string
  readonly collection: string
  readonly assets: readonly AssetName[]
}

/** Adds offered assets to a user's collection, all or none; present ones stay. @returns how many were added */
export async function addEntries(
  payload: Payload,
  { user, collection, assets }: Entries,
): Promise<Result<number>> {
  return changing(payload, user, async (transaction) => {
    const locked = await lockCollection(transaction, user, collection)
    if (locked === undefined) return refuse('not-found')
    const found = await findOffered(transaction, assets)
    return found.ok ? insertEntries(transaction, locked.id, found.value) : found
  })
}

/** Removes assets from a user's collection, offered or not; missing ones are ignored. @returns how many were removed */
export async function removeEntries(
  payload: Payload,
  { user, collection, assets }: Entries,
): Promise<Result<number>> {
  return changing(payload, user, async (transaction) => {
    const locked = await lockCollection(transaction, user, collection)
    if (locked === undefined) return refuse('not-found')
    const present = await entriesAmong(transaction, locked.id, assets)
    await deleteEntries(transaction, locked.id, present)
    return accept(present.length)
  })
}

/**
 * Moves entries between two collections of a user, offered or not; entries that another tab removed in the meantime
 * are not restored. @returns how many were moved
 */
export async function moveEntries(
  payload: Payload,
  { user, collection, assets, to }: Entries & { readonly to: string },
): Promise<Result<number>> {
  if (collection === to) return refuse('bad-request', 'from and to are the same')
  return changing(payload, user, async (transaction) => {
    // One lock order for both directions, so that two tabs never deadlock.
    const locks: (LockedCollection | undefined)[] = []
    for (const id of [collection, to].sort()) locks.push(await lockCollection(transaction, user, id))
    const [from, target] = [collection, to].map((id) => locks.find((lock) => lock?.id === id))
    if (from === undefined || target === undefined) return refuse('not-found')
    const present = await entriesAmong(transaction, from.id, assets)
    const put = await insertEntries(transaction, target.id, present)
    if (!put.ok) return put
    await deleteEntries(transaction, from.id, present)
    return accept(present.length)
  })
}

/** Adds or removes a favourite, idempotently. An asset that is no longer offered can only be removed. */
export async function setFavourite(
  payload: Payload,
  { user, asset, favourite }: { user: string; asset: AssetName; favourite: boolean },
): Promise<Result<null>> {
  return changing(payload, user, async (transaction) => {
    const found = favourite
      ? await findOffered(transaction, [asset])
      : accept(await findAssets(transaction, [asset]))
    if (!found.ok) return found
    if (found.value.length === 0) return refuse('not-found')
    const { id } = await lockFavourites(transaction, user)
    if (favourite) {
      const put = await insertEntries(transaction, id, found.value)
      return put.ok ? accept(null) : put
    }
    await deleteEntries(transaction, id, found.value)
    return accept(null)
  })
}

/** Runs a change of entries in one transaction, within the user's rate limit. A refusal precedes every write. */
async function changing<T>(
  payload: Payload,
  user: string,
  change: (transaction: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!(await withinLimit(payload, 'collect-account', user))) return refuse('too-many-attempts')
  return inTransaction(payload, change)
}
