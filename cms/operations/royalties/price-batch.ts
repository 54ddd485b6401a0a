import { plainTexts } from '#cms/operations/binary-arrays.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { overlapped } from '#cms/operations/overlapped.ts'
import { type CloseRow, changeClose } from '#cms/operations/royalties/close-row.ts'
import { emptyLines, readPoolSources } from '#cms/operations/royalties/pool-lines.ts'
import { closablePools, isOf, nextPayments, type ReadAhead } from '#cms/operations/royalties/read-ahead.ts'
import { type ReceivedRow, readReceived } from '#cms/operations/royalties/received-payment.ts'
import { blockInserts } from '#cms/operations/royalties/write-blocks.ts'
import { type NewPool, poolInserts, takePoolIds } from '#cms/operations/royalties/write-pools.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'

interface Batch {
  /** Billing months that end until then are closed. Milliseconds since 1970. */
  readonly until: number
  readonly limit: number
  /** Of its payments, which are locked meanwhile. */
  readonly ahead: Promise<ReadAhead>
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
  { until, limit, ahead }: Batch,
): Promise<CloseRow | null> {
  const next = nextPayments(fragment`p.id`, { after: close.after_payment, until, limit })
  const [locked] = await transaction<{ ids: Computed<string | null> }>(fragment`
    select array_agg(n.id)::text as ids from (${next} for share of p) n`)
  if (locked === undefined || locked.ids === null) return null
  const rows = await readReceived(transaction, locked.ids)
  const pools = rows.flatMap((row) => closablePools(row, until))
  const written = await writeLines(transaction, close, { pools, ahead })
  await endPayments(transaction, rows, until)
  return changeClose(
    transaction,
    close,
    fragment`after_payment = ${rows.at(-1)?.id}::uuid, priced_payments = priced_payments + ${rows.length}::int,
      pools = pools + ${pools.length}::int, unused_pools = unused_pools + ${pools.length - written.used}::int,
      lines = lines + ${written.lines}::int`,
  )
}

interface Written {
  readonly lines: number
  /** Pools with a download. */
  readonly used: number
}

async function writeLines(
  transaction: Transaction,
  { id: close }: CloseRow,
  { pools, ahead }: { readonly pools: readonly NewPool[]; readonly ahead: Promise<ReadAhead> },
): Promise<Written> {
  if (pools.length === 0) return { lines: 0, used: 0 }
  const known = await ahead
  const sources = isOf(known, pools) ? known.sources : await readPoolSources(transaction, pools)
  const batch = await takePoolIds(transaction, pools.length)
  const lines = emptyLines(pools.length, sources.pooled.items.length)
  const currencies = pools.map(({ currency }) => currency)
  const inserts = function* () {
    yield* poolInserts({ close, batch, pools, sources, lines })
    yield* blockInserts({ close, batch, currencies, lines })
  }
  await overlapped(transaction, inserts())
  const { starts } = lines
  return {
    lines: starts[pools.length] ?? 0,
    used: pools.filter((_, place) => starts[place + 1] !== starts[place]).length,
  }
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
    delete from royalty_open_payments where payment_id = any(${plainTexts(ended)}::uuid[])`)
}
