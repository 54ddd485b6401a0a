import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { checkUpload, storeUpload } from '#cms/operations/revisions/store-upload.ts'
import { insertDraft, type NewDraft } from '#cms/operations/submissions/insert-draft.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import { reachOf } from '#domain/permissions/command-scope.ts'
import type { Storage } from '#media/storage/storage.ts'

interface CreateSubmission extends Omit<NewDraft, 'uploadKey'> {
  /** As uploaded, not validated. */
  readonly bytes: Uint8Array
}

/**
 * Starts a submission with an uploaded file: a draft item, its first revision, which the worker processes, and the
 * submission. Refuses users without the right to upload for the contributor, or for any, and a file that is empty or too large.
 *
 * @returns the id of the submission
 */
export async function createSubmission(
  payload: Payload,
  storage: Pick<Storage, 'put' | 'delete'>,
  { bytes, ...draft }: CreateSubmission,
): Promise<Result<number>> {
  const { actor } = draft
  if (reachOf(actor, 'submission.create') === null) return refuse('forbidden')
  const checked = checkUpload(bytes)
  if (!checked.ok) return checked
  if (!(await withinLimit(payload, 'upload-account', actor.id))) return refuse('too-many-uploads')
  return storeUpload(storage, bytes, (uploadKey) =>
    inTransaction(payload, (transaction) => insertDraft(transaction, { ...draft, uploadKey })),
  )
}
