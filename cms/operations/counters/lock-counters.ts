import { fragment, type Transaction } from '#cms/operations/database.ts'

/**
 * Serialises batches that write counters of assets, until the transaction ends: batches of several processes lock the
 * same rows in different orders and would deadlock.
 */
export async function lockCounters(transaction: Transaction): Promise<void> {
  await transaction(fragment`select pg_advisory_xact_lock(hashtextextended('counters', 0))`)
}
