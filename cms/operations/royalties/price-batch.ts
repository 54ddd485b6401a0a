import { fragment, type Transaction } from '#cms/operations/database.ts'
import { type CloseRow, changeClose, closesPayments } from '#cms/operations/royalties/close-row.ts'
import { allocatedLines, pricedDownloads } from '#cms/operations/royalties/priced-lines.ts'
import { monthsOf, RECEIVED_COLUMNS, type ReceivedRow } from '#cms/operations/royalties/received-payment.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'

/** A pool as JSON for the database. */
interface NewPool {
  readonly payment_id: string
  readonly subscription_id: string
  readonly position: number
  readonly starts_at: string
  readonly ends_at: string
  readonly currency: string
  readonly net: string
}

interface Batch {
  /** Billing months that end until then are closed. Milliseconds since 1970. */
  readonly until: number
  readonly limit: number
}

/**
 * Prices the next payments of a close: one pool for each of their billing months that has ended, and the lines of its
 * downloads. Refunds of these payments wait for the commit.
 *
 * @returns null when no payment is left
 */
export async function priceBatch(
  transaction: Transaction,
  close: CloseRow,
  { until, limit }: Batch,
): Promise<CloseRow | null> {
  const locked = await transaction<{ id: Column<'payments.id'> }>(fragment`
    select p.id from payments p where ${closesPayments(until)} and p.id > ${close.after_payment}::uuid
     order by p.id limit ${limit} for share`)
  const last = locked.at(-1)
  if (last === undefined) return null
  const rows = await transaction<ReceivedRow>(fragment`
    select ${RECEIVED_COLUMNS} from payments p
     where p.id = any(${fragment.param(locked.map(({ id }) => id))}::uuid[]) order by p.id`)
  const pools = rows.flatMap((row) => poolsOf(row, until))
  const written = await writeLines(transaction, close, pools)
  await endPayments(transaction, rows, until)
  return changeClose(
    transaction,
    close,
    fragment`after_payment = ${last.id}::uuid, priced_payments = priced_payments + ${rows.length}::int,
      pools = pools + ${pools.length}::int, unused_pools = unused_pools + ${pools.length - written.used}::int,
      lines = lines + ${written.lines}::int`,
  )
}

function poolsOf(row: ReceivedRow, until: number): readonly NewPool[] {
  const { id, subscription_id: subscription, currency, closed_months: closed } = row
  if (subscription === null) return []
  return monthsOf(row)
    .filter(({ position, end }) => position >= closed && end <= until)
    .map(({ position, start, end, net }) => ({
      payment_id: id,
      subscription_id: subscription,
      position,
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(end).toISOString(),
      currency,
      net: net.toString(),
    }))
}

interface Written {
  readonly lines: number
  /** Pools with a download. */
  readonly used: number
}

async function writeLines(
  transaction: Transaction,
  { id }: CloseRow,
  pools: readonly NewPool[],
): Promise<Written> {
  if (pools.length === 0) return { lines: 0, used: 0 }
  const [ids] = await transaction<{ first: Computed<string>; last: Computed<string> }>(fragment`
    with made as (
      insert into royalty_pools (close_id, payment_id, subscription_id, position, starts_at, ends_at, currency, net)
      select ${id}, n.* from jsonb_to_recordset(${JSON.stringify(pools)}::jsonb) as n (payment_id uuid,
        subscription_id uuid, position int, starts_at timestamptz, ends_at timestamptz, currency text, net bigint)
      returning id)
    select min(id)::text as first, max(id)::text as last from made`)
  // Only the process that closes adds pools, so those between the two are the new ones.
  const added = fragment`(select q.id as pool_id, q.subscription_id, q.starts_at, q.ends_at, q.currency, q.net
    from royalty_pools q where q.id between ${ids?.first}::bigint and ${ids?.last}::bigint)`
  const [written] = await transaction<{ lines: Computed<number>; used: Computed<number> }>(fragment`
    with added as (
      insert into royalty_lines (kind, pool_id, download_id, contributor_id, rule_id, weight, share, currency, amount)
      select 'download', pool_id, download_id, contributor_id, rule_id, weight, share, currency, amount
        from (${allocatedLines(pricedDownloads(added))}) priced order by pool_id, download_id
      returning pool_id)
    select count(*)::int as lines, count(distinct pool_id)::int as used from added`)
  return written ?? { lines: 0, used: 0 }
}

/** Payments whose last billing month is closed are not read again. */
async function endPayments(
  transaction: Transaction,
  rows: readonly ReceivedRow[],
  until: number,
): Promise<void> {
  const ended = rows.filter(({ period_end: end }) => end !== null && end <= until).map(({ id }) => id)
  if (ended.length === 0) return
  await transaction(fragment`
    update payments set royalties_closed = true where id = any(${fragment.param(ended)}::uuid[])`)
}
