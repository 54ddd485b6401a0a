import { fragment, inTransaction, type Payload, type SQL, transactionOf } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'

/**
 * Intervals of rebuilding suggestions and of comparing all records, for any number of workers. Rebuilding includes the
 * comparison, so the rarer comes first.
 */
const MAINTENANCE = [
  { key: 'daily', minutes: 24 * 60, suggestions: true },
  { key: 'hourly', minutes: 60, suggestions: false },
] as const

/** Enqueues due search maintenance, unless another worker has done so. */
export async function enqueueSearchMaintenance(payload: Payload): Promise<void> {
  for (const { key, minutes, suggestions } of MAINTENANCE)
    await enqueueUnless(
      payload,
      { key, suggestions },
      fragment`
        (payload @> '{"suggestions": true}' or not ${suggestions}::boolean)
          and created_at > now() - make_interval(mins => ${minutes})`,
    )
}

/**
 * Enqueues, when a worker starts, the current settings, synonyms and rules of every index, and the records of empty
 * ones: after the first start of a library, or when an engine lost its data.
 */
export async function enqueueSearchStart(payload: Payload): Promise<void> {
  await enqueue(transactionOf(payload), 'search.configuration', [{ key: 'start', payload: {} }])
}

/** Enqueues a reindex of empty indices, unless one of all records is enqueued already. */
export async function enqueueEmptyIndices(payload: Payload): Promise<void> {
  await enqueueUnless(payload, { key: 'unfilled', suggestions: false }, fragment`done_at is null`)
}

interface Reconciliation {
  readonly key: string
  readonly suggestions: boolean
}

/** Enqueues a reconciliation unless one like it is waiting; workers do this one at a time. */
async function enqueueUnless(
  payload: Payload,
  { key, suggestions }: Reconciliation,
  isSimilar: SQL,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await transaction(fragment`select pg_advisory_xact_lock(hashtextextended('search-maintenance', 0))`)
    const [other] = await transaction(fragment`
      select id from outbox where topic = 'search.reconcile' and ${isSimilar} limit 1`)
    if (other === undefined)
      await enqueue(transaction, 'search.reconcile', [{ key, payload: { suggestions } }])
  })
}
