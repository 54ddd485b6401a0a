import { createHash } from 'node:crypto'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { readTransactions } from '#cms/operations/ledger/read-transactions.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { canonicalText } from '#domain/ledger/canonical.ts'

const BATCH = 2_000
/** What the chain of an empty ledger begins with. */
const GENESIS = '0'.repeat(64)

interface ClosedDay {
  /** UTC, as `2026-11-25`. */
  readonly day: string
  readonly transactions: number
  readonly root: string
}

/**
 * Closes each day (UTC) that has ended and is not closed, oldest first: its root is the SHA-256 of the root before and of
 * every transaction of the day. A kept root shows later that nothing before it was changed. No posting can be
 * added to a closed day.
 */
export async function closeLedgerDays(payload: Payload): Promise<readonly ClosedDay[]> {
  const closed: ClosedDay[] = []
  for (;;) {
    const day = await inTransaction(payload, closeNextDay)
    if (day === null) return closed
    closed.push(day)
  }
}

/** Postings that began on the day have ended when the lock is given, and those that begin later find the day closed. */
async function closeNextDay(transaction: Transaction): Promise<ClosedDay | null> {
  await transaction(fragment`lock table ledger_transactions in share row exclusive mode`)
  const [next] = await transaction<{ day: Computed<string | null> }>(fragment`
    select to_char(d.day, 'YYYY-MM-DD') as day from (
      select coalesce((select max(day) + 1 from ledger_days),
        (select min(posted_at at time zone 'UTC')::date from ledger_transactions)) as day) d
     where d.day < (now() at time zone 'UTC')::date`)
  if (!next?.day) return null
  const [last] = await transaction<Columns<'ledger_days', 'root'>>(fragment`
    select root from ledger_days order by day desc limit 1`)
  const previous = last?.root ?? GENESIS
  const { root, transactions } = await rootOfDay(transaction, next.day, previous)
  await transaction(fragment`
    insert into ledger_days (day, transactions, previous_root, root)
    values (${next.day}::date, ${transactions}, ${previous}, ${root})`)
  return { day: next.day, transactions, root }
}

/** The root that follows from the transactions of a day as they are now, and from the root before. */
export async function rootOfDay(
  transaction: Transaction,
  day: string,
  previous: string,
): Promise<Pick<ClosedDay, 'root' | 'transactions'>> {
  const hash = createHash('sha256').update(`${previous}\n${day}\n`)
  let transactions = 0
  for (let after = 0n; ; ) {
    const batch = await readTransactions(
      transaction,
      fragment`t.posted_at >= ${day}::date::timestamp at time zone 'UTC'
        and t.posted_at < (${day}::date + 1)::timestamp at time zone 'UTC' and t.id > ${String(after)}::bigint`,
      BATCH,
    )
    for (const each of batch) hash.update(`${canonicalText(each)}\n`)
    transactions += batch.length
    after = batch.at(-1)?.id ?? after
    if (batch.length < BATCH) return { root: hash.digest('hex'), transactions }
  }
}
