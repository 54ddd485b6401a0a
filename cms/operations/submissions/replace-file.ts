import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { insertRevision } from '#cms/operations/revisions/insert-revision.ts'
import { checkUpload, storeUpload } from '#cms/operations/revisions/store-upload.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { runInTransaction } from '#cms/operations/submissions/run-command.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'
import type { Storage } from '#media/storage/storage.ts'

interface NewFile {
  readonly actor: Holder
  readonly submission: number
  /** The version that the actor saw. */
  readonly expected: number
  readonly fileName: string
  /** Absent for the present. */
  readonly at?: Date | null
}

interface ReplaceFile extends NewFile {
  /** As uploaded, not validated. */
  readonly bytes: Uint8Array
}

/**
 * Gives an editable submission another file, as the next revision of its item. The earlier revision stays, and the
 * history names it as the one that was replaced.
 */
export async function replaceFile(
  payload: Payload,
  storage: Pick<Storage, 'put' | 'delete'>,
  { bytes, ...file }: ReplaceFile,
): Promise<Result<null>> {
  if (reachOf(file.actor, 'submission.replace-file') === null) return refuse('forbidden')
  const checked = checkUpload(bytes)
  if (!checked.ok) return checked
  if (!(await withinLimit(payload, 'upload-account', file.actor.id))) return refuse('too-many-uploads')
  return storeUpload(storage, bytes, (uploadKey) =>
    inTransaction(payload, (transaction) => writeFile(transaction, { ...file, uploadKey })),
  )
}

async function writeFile(
  transaction: Transaction,
  { actor, submission, expected, fileName, uploadKey, at = null }: NewFile & { readonly uploadKey: string },
): Promise<Result<null>> {
  const command = 'submission.replace-file'
  const done = await runInTransaction(transaction, {
    actor,
    submission,
    command,
    expected,
    note: fileName,
    at,
  })
  if (!done.ok) return done
  const [item] = await transaction<{ id: Column<'items.id'> }>(fragment`
    select i.id from items i join submissions s on s.item_id = i.id where s.id = ${submission} for update of i`)
  if (item === undefined) throw new Error(`submission ${submission} has no item`)
  const added = await insertRevision(transaction, {
    item: item.id,
    fileName,
    uploadKey,
    uploadedBy: actor.id,
    at,
  })
  await transaction(fragment`
    update submissions set revision_id = ${added.revision} where id = ${submission}`)
  return accept(null)
}
