import { countRows } from '#cms/operations/counters/count.ts'
import { enqueueRecount } from '#cms/operations/counters/enqueue-recount.ts'
import { lockCounted } from '#cms/operations/counters/lock-counted.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { nextPosition, type RecountPosition } from '#domain/outbox/recounted.ts'

/** Rows of a batch: few of tables where one row may count a million works, so that the lock is held for about a second. */
const ROWS: Readonly<Record<RecountPosition['table'], number>> = {
  contributors: 500,
  categories: 10,
  styles: 10,
  tags: 500,
}

/**
 * Recounts a batch of rows, and enqueues the next batch in the same transaction: a recount whose worker was killed
 * continues with the batch that was not committed. Batches that are repeated, or of two recounts at once, write the counts
 * of their time.
 *
 * @returns whether it was the last batch
 */
export async function recountBatch(
  payload: Payload,
  position: RecountPosition,
  size: number = ROWS[position.table],
): Promise<boolean> {
  const { table, after } = position
  return inTransaction(payload, async (transaction) => {
    await lockCounted(transaction, table)
    const rows = await transaction<{ id: Computed<number> }>(fragment`
      select id from ${fragment.identifier(table)} where id > ${after} order by id limit ${size}`)
    const ids = rows.map(({ id }) => id)
    await countRows(transaction, table, ids)
    const next = nextPosition(position, ids, size)
    if (next !== null) await enqueueRecount(transaction, next)
    return next === null
  })
}
