import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { type AddedRevision, insertRevision } from '#cms/operations/revisions/insert-revision.ts'
import { checkUpload, storeUpload } from '#cms/operations/revisions/store-upload.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'
import type { Actor } from '#domain/permissions/permissions.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface AddRevision {
  readonly item: number
  readonly actor: Actor
  readonly fileName: string
  /** As uploaded, not validated. */
  readonly bytes: Uint8Array
}

/**
 * Adds a file as the next original of an item: stores the upload and enqueues its processing. Refuses users without
 * permission to update items, a missing item, and a file that is empty or too large.
 */
export async function addRevision(
  payload: Payload,
  storage: Pick<Storage, 'put' | 'delete'>,
  { item, actor, fileName, bytes }: AddRevision,
): Promise<Result<AddedRevision>> {
  const uploader = requireCommand(actor, 'revision.upload')
  if (!uploader.ok) return uploader
  const checked = checkUpload(bytes)
  if (!checked.ok) return checked
  const uploadedBy = uploader.value.id
  return storeUpload(storage, bytes, (uploadKey) =>
    inTransaction<Result<AddedRevision>>(payload, async (transaction) => {
      const visibility = await lockItem(transaction, item)
      if (visibility === undefined) return refuse('not-found', 'There is no such item')
      if (visibility === 'removed') return refuse('gone', 'The item was removed')
      if (visibility === 'suspended') return refuse('work-withheld')
      return accept(await insertRevision(transaction, { item, fileName, uploadKey, uploadedBy }))
    }),
  )
}

/** Serialises uploads for one item, so that each gets its own number. */
async function lockItem(transaction: Transaction, item: number): Promise<Visibility | undefined> {
  const [row] = await transaction<{ visibility: Column<'items.visibility'> }>(
    fragment`select visibility from items where id = ${item} for update`,
  )
  return row?.visibility
}
