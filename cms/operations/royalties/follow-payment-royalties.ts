import { plainTexts } from '#cms/operations/binary-arrays.ts'
import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import { linesOfPool } from '#cms/operations/royalties/lines-of-pools.ts'
import {
  monthsOf,
  netOf,
  type ReceivedRow,
  readReceived,
} from '#cms/operations/royalties/received-payment.ts'
import {
  type LineChange,
  type ReversalCause,
  writeReversals,
} from '#cms/operations/royalties/write-reversals.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { reversalAmounts, totalAfter } from '#domain/royalties/reversal.ts'

interface LineRow extends Record<string, unknown> {
  readonly id: Column<'royalty_single_lines.id'>
  readonly contributor_id: Column<'royalty_single_lines.contributor_id'>
  readonly amount: Column<'royalty_single_lines.amount'>
  readonly base: Column<'royalty_single_lines.base'>
  /** After the lines that reverse it. */
  readonly worth: Computed<string>
}

/**
 * Brings the royalty lines of a locked payment to what is left of it, after a refund, a dispute or a late fee: what is closed
 * stays, and lines that name it reverse what it lost. A refund that fails or a dispute that is won gives it back.
 * Doing it again writes nothing.
 */
export async function followPaymentRoyalties(
  transaction: Transaction,
  payment: string,
  cause: ReversalCause,
): Promise<void> {
  const [row] = await readReceived(transaction, plainTexts([payment]))
  if (row === undefined) return
  if (row.subscription_id === null) await followSale(transaction, row, cause)
  else if (row.closed_months > 0) await followPools(transaction, row, cause)
}

async function followSale(transaction: Transaction, row: ReceivedRow, cause: ReversalCause): Promise<void> {
  const lines = await readLines(
    transaction,
    fragment`(select s.* from royalty_single_lines s where s.payment_id = ${row.id}::uuid)`,
  )
  const { net, refunded } = netOf(row)
  const before = lines.reduce((sum, { base }) => sum + BigInt(base ?? 0), 0n)
  const changes = changesOf(lines, row, { before, after: net - refunded })
  await writeReversals(transaction, { changes, row, close: null, pool: null, cause })
}

async function followPools(transaction: Transaction, row: ReceivedRow, cause: ReversalCause): Promise<void> {
  const pools = await transaction<PoolRow>(fragment`
    select q.id, q.close_id, q.position, q.net from royalty_pools q
     where q.payment_id = ${row.id}::uuid order by q.position`)
  const months = monthsOf(row)
  for (const pool of pools) {
    const lines = await readLines(transaction, linesOfPool(pool.id))
    const changes = changesOf(lines, row, {
      before: BigInt(pool.net),
      after: months[pool.position]?.net ?? 0n,
    })
    await writeReversals(transaction, { changes, row, close: pool.close_id, pool: pool.id, cause })
  }
}

interface PoolRow extends Record<string, unknown> {
  readonly id: Column<'royalty_pools.id'>
  readonly close_id: Column<'royalty_pools.close_id'>
  readonly position: Column<'royalty_pools.position'>
  readonly net: Column<'royalty_pools.net'>
}

/** @param lines a relation of royalty lines */
function readLines(transaction: Transaction, lines: SQL): Promise<readonly LineRow[]> {
  return transaction<LineRow>(fragment`
    select l.id, l.contributor_id, l.amount, l.base, (l.amount + coalesce(
        (select sum(r.amount) from royalty_single_lines r where r.reverses = l.id), 0))::text as worth
      from ${lines} l where l.kind <> 'reversal' order by l.id`)
}

function changesOf(
  lines: readonly LineRow[],
  { currency }: ReceivedRow,
  net: { readonly before: bigint; readonly after: bigint },
): readonly LineChange[] {
  if (lines.length === 0) return []
  const earned = lines.map(({ amount, worth }) => ({ amount: BigInt(amount), now: BigInt(worth) }))
  const total = totalAfter(
    earned.reduce((sum, { amount }) => sum + amount, 0n),
    net,
  )
  const changes = reversalAmounts(earned, total, currency)
  return lines.flatMap(({ id, contributor_id: contributor }, at) => {
    const amount = changes[at] ?? 0n
    return amount === 0n ? [] : [{ line: id, contributor, amount }]
  })
}
