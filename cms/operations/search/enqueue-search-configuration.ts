import { type PayloadRequest, transactionOf } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'

/** Enqueues that synonyms or merchandising rules changed, in the same transaction. */
export async function enqueueSearchConfiguration(req: PayloadRequest): Promise<void> {
  await enqueue(transactionOf(req), 'search.configuration', [{ key: 'all', payload: {} }])
}
