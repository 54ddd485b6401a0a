import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { deleteBytes } from '#cms/operations/uploads/expire-uploads.ts'
import type { ResumableStorage } from '#media/storage/resumable.ts'

/**
 * Deletes an unfinished upload of an account: first the row, so that no request can finish it, then the bytes.
 *
 * @returns false when it was finished in the meantime
 */
export async function cancelUpload(
  payload: Payload,
  resumable: ResumableStorage,
  { id, owner }: { readonly id: string; readonly owner: string },
): Promise<boolean> {
  const deleted = await run(
    payload,
    fragment`delete from uploads where id = ${id} and user_id = ${owner} and state = 'receiving' returning id`,
  )
  if (deleted.length === 0) return false
  await deleteBytes(resumable, id)
  return true
}
