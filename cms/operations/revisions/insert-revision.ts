import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Cast, Column } from '#cms/operations/schema/columns.ts'

interface NewRevision {
  /** Locked by the transaction, so that each revision gets its own number. */
  readonly item: number
  readonly fileName: string
  /** The key of the file in storage, as uploaded. */
  readonly uploadKey: string
  readonly uploadedBy: string
  /** Absent for the present. */
  readonly at?: Date | null
}

export interface AddedRevision {
  readonly revision: number
  /** Counts the revisions of the item, from 1. */
  readonly number: number
}

/** Adds the next revision of an item, and enqueues its processing. */
export async function insertRevision(
  transaction: Transaction,
  { item, fileName, uploadKey, uploadedBy, at = null }: NewRevision,
): Promise<AddedRevision> {
  const [added] = await transaction<{
    id: Column<'revisions.id'>
    number: Cast<'revisions.number', number>
  }>(fragment`
    insert into revisions (item_id, number, state, upload_key, file_name, uploaded_by_id, created_at)
    select ${item}, coalesce(max(number), 0) + 1, 'pending', ${uploadKey}, ${fileName}, ${uploadedBy}, ${momentOf(at)}
      from revisions where item_id = ${item}
    returning id, number::int`)
  if (!added) throw new Error(`no revision was added to item ${item}`)
  const message = { key: `revision:${added.id}`, payload: { revision: added.id } }
  await enqueue(transaction, 'revision.process', [message])
  return { revision: added.id, number: added.number }
}
