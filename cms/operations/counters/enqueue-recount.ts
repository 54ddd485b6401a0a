import type { Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { RECOUNT_START, type RecountPosition } from '#domain/outbox/recounted.ts'

/** Enqueues a recount of all counters of what visitors find, or its next batch. */
export async function enqueueRecount(
  transaction: Transaction,
  position: RecountPosition = RECOUNT_START,
): Promise<void> {
  const key = `${position.table}:${position.after}`
  await enqueue(transaction, 'counters.recount', [{ key, payload: position }], { unlessWaiting: true })
}
