import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { PICTURE_SIZES, PICTURES, type PictureUse, pictureKey } from '#domain/accounts/pictures.ts'
import type { Storage } from '#media/storage/storage.ts'

/** Removes a user's picture; the outbox deletes its files. */
export async function removePicture(payload: Payload, user: string, use: PictureUse): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const column = fragment.identifier(PICTURES[use].column)
    await transaction(fragment`update users set ${column} = null, updated_at = now() where id = ${user}`)
    await enqueuePictureRemoval(transaction, user, use)
  })
}

/** Enqueues the deletion of a picture's files in the same transaction. */
export async function enqueuePictureRemoval(
  transaction: Transaction,
  user: string,
  use: PictureUse,
): Promise<void> {
  await enqueue(transaction, 'picture.removed', [{ key: `picture:${use}:${user}`, payload: { user, use } }])
}

/**
 * Makes the files of a picture match its row: without a picture there are none. Files under the id of the account, a
 * former scheme, are renamed to the random name.
 */
export async function settlePicture(
  payload: Payload,
  storage: Pick<Storage, 'get' | 'put' | 'delete'>,
  { user, use }: { readonly user: string; readonly use: PictureUse },
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const [person] = await transaction<{
      given: Computed<boolean>
      picture: Column<'users.picture_id'>
    }>(fragment`
      select ${fragment.identifier(PICTURES[use].column)} is not null as given, picture_id as picture
        from users where id = ${user} for update`)
    for (const size of PICTURE_SIZES) {
      const [former, present] = [user, person?.picture].map((name) => name && pictureKey(use, size, name))
      if (present && !person?.given) await storage.delete(present)
      if (present && former && person?.given) await move(storage, former, present)
      if (former) await storage.delete(former)
    }
  })
}

/** A picture uploaded in the meantime stays. */
async function move(storage: Pick<Storage, 'get' | 'put'>, from: string, to: string): Promise<void> {
  const bytes = await storage.get(from)
  if (bytes !== null && (await storage.get(to)) === null)
    await storage.put(to, bytes, { contentType: 'image/jpeg' })
}
