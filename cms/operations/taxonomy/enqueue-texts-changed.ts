import { type PayloadRequest, transactionOf } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { enqueueRelatedSync, enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import { isRowKind } from '#domain/search/records.ts'
import { isRelatedSource } from '#domain/search/related.ts'

interface EnqueueTextsChanged {
  /** The collection or global that holds the text. */
  readonly resource: string
  /** The row, where search records contain the text: its own, those of others, or both. */
  readonly id?: number
  readonly req: PayloadRequest
  /** The tags of the pages to render again, where they are not those of the resource. */
  readonly tags?: readonly string[]
}

/** Enqueues that a text changed which many pages, and perhaps many search records, show. */
export async function enqueueTextsChanged({ resource, id, req, tags }: EnqueueTextsChanged): Promise<void> {
  const transaction = transactionOf(req)
  await enqueue(transaction, 'texts.changed', [
    { key: resource, payload: { resource, ...(tags && { tags: [...tags] }) } },
  ])
  if (id === undefined) return
  if (isRowKind(resource)) await enqueueSearchSync(transaction, resource, [id])
  if (isRelatedSource(resource)) await enqueueRelatedSync(transaction, resource, id)
}
