import type { CountedTable } from '#cms/operations/counters/count.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'

/*
 * A count is stored after it was taken, so that a later count may be overwritten by an earlier one. A recount therefore
 * excludes every other count of its table until its batch is committed; the statement after the lock sees what others
 * committed before. Counts after changes of assets share the lock, and exclude each other by the rows that they count. The
 * lock of the table is taken before those of its rows.
 */

/** Waits for a recount of the table, and holds off the next one until the transaction ends. */
export async function shareCounted(transaction: Transaction, table: CountedTable): Promise<void> {
  await transaction(fragment`select pg_advisory_xact_lock_shared(${keyOf(table)})`)
}

/** Waits for other counts of these rows, and holds off the next ones until the transaction ends. */
export async function lockRows(
  transaction: Transaction,
  table: CountedTable,
  ids: readonly number[],
): Promise<void> {
  await transaction(fragment`
    select id from ${fragment.identifier(table)} where id = any(${fragment.param(ids)}::int[])
     order by id for no key update`)
}

/** Waits for all counts of the table, and holds off others until the transaction ends. */
export async function lockCounted(transaction: Transaction, table: CountedTable): Promise<void> {
  await transaction(fragment`select pg_advisory_xact_lock(${keyOf(table)})`)
}

function keyOf(table: CountedTable) {
  return fragment`hashtextextended(${`counters of ${table}`}, 0)`
}
