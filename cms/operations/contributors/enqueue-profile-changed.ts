import type { Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'

/** Refreshes the cached pages and the search record of a contributor. */
export async function enqueueProfileChanged(transaction: Transaction, contributor: number): Promise<void> {
  await enqueue(transaction, 'texts.changed', [
    { key: 'contributors', payload: { resource: 'contributors' } },
  ])
  await enqueueSearchSync(transaction, 'contributors', [contributor])
}
