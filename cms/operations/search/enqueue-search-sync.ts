import { fragment, type Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { RowKind } from '#domain/search/records.ts'
import type { RelatedSource } from '#domain/search/related.ts'

/**
 * Enqueues a search update of these rows, in the transaction that changed them: assigns each a new version and writes
 * a message. Deleted rows get a message too, which deletes their records.
 */
export async function enqueueSearchSync(
  transaction: Transaction,
  kind: RowKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await newVersions(transaction, kind, ids)
  await enqueue(transaction, 'search.record', messagesOf(kind, ids))
}

/** Enqueues that this row changed, for the records of other rows that mention it. */
export async function enqueueRelatedSync(
  transaction: Transaction,
  to: RelatedSource,
  id: number,
): Promise<void> {
  await enqueue(transaction, 'search.related', [{ key: `${to}:${id}`, payload: { to, id } }])
}

/** Delay for frequent, unimportant changes, such as of counters: changes within this time share one message. */
const SYNC_DELAY_MS = 5 * 60 * 1000

/**
 * Like `enqueueSearchSync`, but delayed, and without a second message for a row with a waiting one. A trigger assigns
 * the version with the change itself (migration `search`).
 */
export async function enqueueDelayedSearchSync(
  transaction: Transaction,
  kind: RowKind,
  ids: readonly number[],
): Promise<void> {
  await enqueue(transaction, 'search.record', messagesOf(kind, ids), {
    notBefore: new Date(Date.now() + SYNC_DELAY_MS),
    unlessWaiting: true,
  })
}

/** Assigns new versions to rows, so that records made from now on replace all earlier ones. */
export async function newVersions(
  transaction: Transaction,
  kind: RowKind,
  ids: readonly number[],
): Promise<void> {
  await transaction(fragment`
    update ${fragment.raw(kind)} set search_version = nextval('search_versions')
    where id = any(${fragment.param([...ids])}::int[])`)
}

function messagesOf(kind: RowKind, ids: readonly number[]) {
  return [...new Set(ids)].map((id) => ({ key: `${kind}:${id}`, payload: { kind, id } }))
}
