import type { PayloadRequest } from 'payload'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { announceRecords, announceRelated, runnerOf } from '#cms/operations/search/announce-records.ts'
import { isRowKind } from '#domain/search/records.ts'
import { isRelatedSource } from '#domain/search/related.ts'

interface AnnounceTexts {
  /** The collection or global that holds the text. */
  readonly resource: string
  /** The row, where search shows the text: in its own record, in those of others, or in both. */
  readonly id?: number
  readonly req: PayloadRequest
}

/** Tells the worker that a text which many pages, and perhaps many records of search, show changed. */
export async function announceTexts({ resource, id, req }: AnnounceTexts): Promise<void> {
  await enqueue(req, 'texts.changed', resource, { resource })
  if (id === undefined) return
  const transaction = runnerOf(req)
  if (isRowKind(resource)) await announceRecords(transaction, resource, [id])
  if (isRelatedSource(resource)) await announceRelated(transaction, resource, id)
}
