import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { entriesAmong, putEntries, takeEntries } from '#cms/operations/personal-collections/entries.ts'
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

/** Adds what is offered to somebody's collection, all or none; what is in it already stays. @returns how many came */
export async function addEntries(
  payload: Payload,
  { user, collection, assets }: Entries,
): Promise<Result<number>> {
  return changing(payload, user, async (transaction) => {
    const locked = await lockCollection(transaction, user, collection)
    if (locked === undefined) return refuse('not-found')
    const found = await findOffered(transaction, assets)
    return found.ok ? putEntries(transaction, locked.id, found.value) : found
  })
}

/** Takes assets out of somebody's collection, offered or not; what is not in it is out already. @returns how many went */
export async function removeEntries(
  payload: Payload,
  { user, collection, assets }: Entries,
): Promise<Result<number>> {
  return changing(payload, user, async (transaction) => {
    const locked = await lockCollection(transaction, user, collection)
    if (locked === undefined) return refuse('not-found')
    const present = await entriesAmong(transaction, locked.id, assets)
    await takeEntries(transaction, locked.id, present)
    return accept(present.length)
  })
}

/**
 * Moves what is in one of somebody's collections to another of theirs, offered or not; what somebody else's tab took out
 * in the meantime is not brought back. @returns how many were moved
 */
export async function moveEntries(
  payload: Payload,
  { user, collection, assets, to }: Entries & { readonly to: string },
): Promise<Result<number>> {
  if (collection === to) return refuse('bad-request', 'from and to are the same')
  return changing(payload, user, async (transaction) => {
    // In one order whichever way things move, so that two tabs never wait for each other.
    const locks: (LockedCollection | undefined)[] = []
    for (const id of [collection, to].sort()) locks.push(await lockCollection(transaction, user, id))
    const [from, target] = [collection, to].map((id) => locks.find((lock) => lock?.id === id))
    if (from === undefined || target === undefined) return refuse('not-found')
    const present = await entriesAmong(transaction, from.id, assets)
    const put = await putEntries(transaction, target.id, present)
    if (!put.ok) return put
    await takeEntries(transaction, from.id, present)
    return accept(present.length)
  })
}

/** Makes an asset a favourite or lets it go, however often it is asked for. What is no longer offered can only be let go. */
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
      const put = await putEntries(transaction, id, found.value)
      return put.ok ? accept(null) : put
    }
    await takeEntries(transaction, id, found.value)
    return accept(null)
  })
}

/** Runs a change of entries in one transaction, for somebody who has not made too many. A refusal comes before any write. */
async function changing<T>(
  payload: Payload,
  user: string,
  change: (transaction: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!(await withinLimit(payload, 'collect-account', user))) return refuse('too-many-attempts')
  return inTransaction(payload, change)
}
