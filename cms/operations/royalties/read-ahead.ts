import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import { OPEN_PAYMENTS, openUntil } from '#cms/operations/royalties/close-row.ts'
import { type PoolSources, readPoolSources } from '#cms/operations/royalties/pool-lines.ts'
import type { PoolSpan } from '#cms/operations/royalties/pooled-downloads.ts'
import { monthsOf, type ReceivedRow } from '#cms/operations/royalties/received-payment.ts'
import type { NewPool } from '#cms/operations/royalties/write-pools.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { billingMonths } from '#domain/royalties/months.ts'

/** Payments of a batch: the next ones after a payment. */
export interface NextPayments {
  readonly after: string
  /** Billing months that end until then are closed. Milliseconds since 1970. */
  readonly until: number
  readonly limit: number
}

/** What a batch will most likely need. */
export interface ReadAhead {
  readonly after: string
  /** The last payment; null without any. */
  readonly last: string | null
  readonly pools: readonly PoolSpan[]
  readonly sources: PoolSources
}

interface SpanRow extends Record<string, unknown> {
  readonly id: Column<'payments.id'>
  readonly subscription: Present<'payments.subscription_id'>
  readonly start: Cast<'payments.period_start', number>
  readonly end: Cast<'payments.period_end', number>
  readonly closed_months: Computed<number>
}

/**
 * Reads the pools of the next payments and their downloads without locking anything, on another connection than that which writes the
 * batch before. A batch uses the downloads if it finds the same pools once its payments are locked: downloads of ended months do
 * not change.
 */
export async function readAhead(reader: Transaction, next: NextPayments): Promise<ReadAhead> {
  // Nothing of one month is closed while its payment is open. Where that is wrong, the batch reads for itself.
  const rows = await reader<SpanRow>(
    nextPayments(
      fragment`p.id, p.subscription_id as subscription, (extract(epoch from p.period_start) * 1000)::float8 as start,
        (extract(epoch from p.period_end) * 1000)::float8 as end, case when p.period_end - p.period_start > interval '31 days'
          then (select count(*)::int from royalty_pools q where q.payment_id = p.id) else 0 end as closed_months`,
      next,
    ),
  )
  const pools = rows.flatMap(({ subscription, start, end, closed_months: closed }) =>
    billingMonths({ start, end })
      .slice(closed)
      .filter((month) => month.end <= next.until)
      .map((month) => ({ ...month, subscription })),
  )
  const sources = await readPoolSources(reader, pools)
  return { after: next.after, last: rows.at(-1)?.id ?? null, pools, sources }
}

/** Columns of the payments `p` of a batch, in the order of their ids. */
export function nextPayments(columns: SQL, { after, until, limit }: NextPayments): SQL {
  return fragment`select ${columns} from ${OPEN_PAYMENTS} where ${openUntil(until)} and o.payment_id > ${after}::uuid
    order by o.payment_id limit ${limit}`
}

/** The billing months of a payment that have ended and are not closed. */
export function closablePools(row: ReceivedRow, until: number): readonly NewPool[] {
  const { id: payment, subscription_id: subscription, currency, closed_months: closed } = row
  if (subscription === null) return []
  return monthsOf(row)
    .filter(({ position, end }) => position >= closed && end <= until)
    .map((month) => ({ ...month, payment, subscription, currency }))
}

/** Whether the downloads that were read ahead are those of these pools. */
export function isOf({ pools: read }: ReadAhead, pools: readonly NewPool[]): boolean {
  return (
    read.length === pools.length &&
    pools.every(
      ({ subscription, start, end }, at) =>
        read[at]?.subscription === subscription && read[at].start === start && read[at].end === end,
    )
  )
}
