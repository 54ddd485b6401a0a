import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { FAVOURITES_NAME } from '#domain/personal-collections/limits.ts'

export interface LockedCollection extends Record<string, unknown> {
  readonly id: Column<'personal_collections.id'>
  readonly is_favourites: Column<'personal_collections.is_favourites'>
}

/** A user's collection, locked until the transaction ends; undefined when it does not exist or is another user's. */
export async function lockCollection(
  transaction: Transaction,
  user: string,
  collection: string,
): Promise<LockedCollection | undefined> {
  const [locked] = await transaction<LockedCollection>(fragment`
    select id, is_favourites from personal_collections
     where id::text = ${collection} and user_id = ${user} for update`)
  return locked
}

/** A user's favourites, created on first use, locked until the transaction ends. */
export async function lockFavourites(transaction: Transaction, user: string): Promise<LockedCollection> {
  await transaction(fragment`
    insert into personal_collections (user_id, name, is_favourites) values (${user}, ${FAVOURITES_NAME}, true)
    on conflict (user_id) where is_favourites do nothing`)
  const [locked] = await transaction<LockedCollection>(fragment`
    select id, is_favourites from personal_collections where user_id = ${user} and is_favourites for update`)
  if (locked === undefined) throw new Error(`${user} has no favourites right after they were made`)
  return locked
}

/** Updates the time of change of a collection. */
export async function touchCollection(transaction: Transaction, collection: string): Promise<void> {
  await transaction(fragment`update personal_collections set updated_at = now() where id = ${collection}`)
}
