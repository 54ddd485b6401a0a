import { randomUUID } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { insertDraft, type NewDraft } from '#cms/operations/submissions/insert-draft.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import { reachOf } from '#domain/permissions/command-scope.ts'
import { LIMITS } from '#media/artwork/limits.ts'
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
  if (bytes.length === 0) return refuse('file-empty', 'The file is empty')
  if (bytes.length > LIMITS.fileBytes) return refuse('file-too-large', 'The file is too large')
  if (!(await withinLimit(payload, 'upload-account', actor.id))) return refuse('too-many-uploads')

  const uploadKey = `uploads/${randomUUID()}`
  await storage.put(uploadKey, bytes, { contentType: 'application/octet-stream' })
  const created = await inTransaction(payload, (transaction) =>
    insertDraft(transaction, { ...draft, uploadKey }),
  )
  if (!created.ok) await storage.delete(uploadKey)
  return created
}
