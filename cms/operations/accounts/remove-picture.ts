import { PICTURE_COLUMNS } from '#cms/operations/accounts/set-picture.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { insertMessage } from '#cms/operations/outbox/insert-message.ts'
import { PICTURE_SIZES, type PictureUse, pictureKey } from '#domain/accounts/pictures.ts'
import type { Storage } from '#media/storage/storage.ts'

/** A person has no picture from now on; its files go with the outbox. */
export async function removePicture(payload: Payload, user: string, use: PictureUse): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const column = fragment.identifier(PICTURE_COLUMNS[use])
    await transaction(fragment`update users set ${column} = null, updated_at = now() where id = ${user}`)
    await announceRemoval(transaction, user, use)
  })
}

/** Has the files of a picture deleted once this transaction stands. */
export async function announceRemoval(
  transaction: Transaction,
  user: string,
  use: PictureUse,
): Promise<void> {
  await insertMessage(transaction, 'picture.removed', `picture:${use}:${user}`, { user, use })
}

/** Deletes the files of a picture, unless its person has given another meanwhile: that one has the same files. */
export async function deleteRemoved(
  payload: Payload,
  storage: Pick<Storage, 'delete'>,
  { user, use }: { readonly user: string; readonly use: PictureUse },
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const [person] = await transaction<{ given: boolean }>(fragment`
      select ${fragment.identifier(PICTURE_COLUMNS[use])} is not null as given from users where id = ${user} for update`)
    if (person?.given) return
    for (const size of PICTURE_SIZES) await storage.delete(pictureKey(use, size, user))
  })
}
