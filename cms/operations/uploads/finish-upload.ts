import { readContributorTeams } from '#cms/operations/contributors/read-contributor-teams.ts'
import {
  fragment,
  inTransaction,
  type Payload,
  prepared,
  type Transaction,
} from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { insertDraft } from '#cms/operations/submissions/insert-draft.ts'
import { type UploadRow, uploadColumns } from '#cms/operations/uploads/upload-row.ts'
import { accept, type ErrorCode, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { isZipName, OPEN_UPLOAD_HOURS } from '#domain/uploads/limits.ts'
import { checkSignature, isZip, SIGNATURE_BYTES } from '#media/pipeline/signature.ts'
import { uploadKey } from '#media/storage/resumable.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface UploadServices {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'get' | 'delete'>
}

/**
 * Turns an upload whose bytes are all in storage into a draft, a ZIP into one to unpack. Idempotent: only the first call
 * finds the state `receiving`, which it leaves in the transaction that creates the draft. A refused upload keeps its
 * code, and its bytes are deleted.
 */
export async function finishUpload({ payload, storage }: UploadServices, id: string): Promise<void> {
  const start = await storage.get(uploadKey(id), { offset: 0, length: SIGNATURE_BYTES })
  const isRefused = await inTransaction(payload, async (transaction) => {
    const [upload] = await transaction<UploadRow>(
      prepared(fragment`
      select ${uploadColumns(OPEN_UPLOAD_HOURS)} from uploads u
       where u.id = ${id} and u.state = 'receiving' for update`),
    )
    if (upload === undefined) return false
    // Without the object another process has finished and processed it, or the owner has deleted it.
    if (start === null) throw new Error(`the bytes of upload ${id} are not in storage`)
    const finished = await finish(transaction, upload, start)
    if (!finished.ok) await refuseUpload(transaction, id, finished.code)
    return !finished.ok
  })
  if (isRefused) await storage.delete(uploadKey(id))
}

/** Records why an upload was refused. */
export async function refuseUpload(transaction: Transaction, id: string, code: ErrorCode): Promise<void> {
  await transaction(fragment`
    update uploads set state = 'refused', refusal = ${code}, updated_at = now() where id = ${id}`)
}

async function finish(transaction: Transaction, upload: UploadRow, start: Uint8Array): Promise<Result<null>> {
  const { id, owner, contributor, request, kind, fileName, zip } = upload
  if (owner === null || contributor === null)
    return refuse('forbidden', 'The account or contributor is deleted')
  if (zip === null && isZipName(fileName))
    return isZip(start) ? startUnpacking(transaction, id) : refuse('zip-damaged')
  const checked = checkSignature(fileName, start)
  if (!checked.ok) return checked
  const draft = await insertDraft(transaction, {
    actor: await readOwner(transaction, owner),
    contributor,
    request,
    kind,
    fileName,
    uploadKey: uploadKey(id),
  })
  if (!draft.ok) return draft
  await transaction(
    prepared(fragment`
    update uploads set state = 'draft', submission_id = ${draft.value}, updated_at = now() where id = ${id}`),
  )
  return accept(null)
}

async function startUnpacking(transaction: Transaction, id: string): Promise<Result<null>> {
  await transaction(fragment`update uploads set state = 'unpacking', updated_at = now() where id = ${id}`)
  await enqueue(transaction, 'upload.unpack', [{ key: `upload:${id}`, payload: { upload: id } }])
  return accept(null)
}

/** The owner as a holder of the commands of contributors, as the teams are now: they may have left one since. */
async function readOwner(transaction: Transaction, id: string): Promise<Holder> {
  return { id, roles: [], isContributor: true, contributorTeams: await readContributorTeams(transaction, id) }
}
