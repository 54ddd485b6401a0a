import { randomUUID } from 'node:crypto'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Cast, Column } from '#cms/operations/schema/columns.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'
import type { Actor } from '#domain/permissions/permissions.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface AddRevision {
  readonly item: number
  readonly actor: Actor
  readonly fileName: string
  /** As uploaded, not validated. */
  readonly bytes: Uint8Array
}

export interface AddedRevision {
  readonly revision: number
  /** Counts the revisions of the item, from 1. */
  readonly number: number
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
  if (bytes.length === 0) return refuse('file-empty', 'The file is empty')
  if (bytes.length > LIMITS.fileBytes) return refuse('file-too-large', 'The file is too large')

  const uploadKey = `uploads/${randomUUID()}`
  await storage.put(uploadKey, bytes, { contentType: 'application/octet-stream' })
  const added = await insertRevision(payload, { item, fileName, uploadKey, uploadedBy: uploader.value.id })
  if (!added.ok) await storage.delete(uploadKey)
  return added
}

interface NewRevision {
  readonly item: number
  readonly fileName: string
  readonly uploadKey: string
  readonly uploadedBy: string
}

async function insertRevision(payload: Payload, { item, fileName, uploadKey, uploadedBy }: NewRevision) {
  return inTransaction<Result<AddedRevision>>(payload, async (transaction) => {
    const visibility = await lockItem(transaction, item)
    if (visibility === undefined) return refuse('not-found', 'There is no such item')
    if (visibility === 'removed') return refuse('gone', 'The item was removed')
    if (visibility === 'suspended') return refuse('work-withheld')
    const [added] = await transaction<{
      id: Column<'revisions.id'>
      number: Cast<'revisions.number', number>
    }>(fragment`
      insert into revisions (item_id, number, state, upload_key, file_name, uploaded_by_id)
      select ${item}, coalesce(max(number), 0) + 1, 'pending', ${uploadKey}, ${fileName}, ${uploadedBy}
        from revisions where item_id = ${item}
      returning id, number::int`)
    if (!added) throw new Error(`no revision was added to item ${item}`)
    const payload = { revision: added.id }
    await enqueue(transaction, 'revision.process', [{ key: `revision:${added.id}`, payload }])
    return accept({ revision: added.id, number: added.number })
  })
}

/** Serialises uploads for one item, so that each gets its own number. */
async function lockItem(transaction: Transaction, item: number): Promise<Visibility | undefined> {
  const [row] = await transaction<{ visibility: Column<'items.visibility'> }>(
    fragment`select visibility from items where id = ${item} for update`,
  )
  return row?.visibility
}
