import { COUNTED_TABLES, countRows } from '#cms/operations/counters/count.ts'
import { lockRows, shareCounted } from '#cms/operations/counters/lock-counted.ts'
import { inTransaction, type Payload } from '#cms/operations/database.ts'
import type { CountedIn } from '#domain/contract/outbox.ts'

/** Recounts the counters of these rows; writes only changed ones, and enqueues their search records. */
export async function refreshCounters(payload: Payload, rows: CountedIn): Promise<void> {
  for (const table of COUNTED_TABLES) {
    const ids = [...new Set(rows[table])]
    if (ids.length === 0) continue
    await inTransaction(payload, async (transaction) => {
      await shareCounted(transaction, table)
      await lockRows(transaction, table, ids)
      await countRows(transaction, table, ids)
    })
  }
}
