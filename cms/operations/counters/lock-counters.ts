import { fragment, type Transaction } from '#cms/operations/database.ts'

/**
 * Lets one batch at a time write counters of assets, until its transaction ends: batches of several processes hold the
 * same rows in any order, and would wait for each other for ever.
 */
export async function lockCounters(transaction: Transaction): Promise<void> {
  await transaction(fragment`select pg_advisory_xact_lock(hashtextextended('counters', 0))`)
}
