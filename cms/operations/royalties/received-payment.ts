import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { billingMonths, netOfMonths, type Span } from '#domain/royalties/months.ts'
import { netRevenue } from '#domain/royalties/net-revenue.ts'

/** A payment with what left it again. Times are milliseconds since 1970. */
export interface ReceivedRow
  extends Record<string, unknown>,
    Columns<
      'payments',
      'id' | 'order_id' | 'subscription_id' | 'currency' | 'amount' | 'tax' | 'fee' | 'dispute'
    > {
  /** Paid refunds without their tax. */
  readonly refunded: Computed<string>
  readonly period_start: Cast<'payments.period_start', number | null>
  readonly period_end: Cast<'payments.period_end', number | null>
  /** How many of its billing months are closed. */
  readonly closed_months: Computed<number>
}

/**
 * Payments in the order of their ids. Refunds and pools of all of them are read at once: a batch of a close has thousands.
 *
 * @param payments the ids, as the text of an array
 */
export function readReceived(transaction: Transaction, payments: string): Promise<readonly ReceivedRow[]> {
  const ids = fragment`(select ids from wanted)`
  return transaction<ReceivedRow>(fragment`
    with wanted as materialized (select ${payments}::uuid[] as ids)
    select p.id, p.order_id, p.subscription_id, p.currency, p.amount, p.tax, p.fee, p.dispute,
        coalesce(r.refunded, 0)::text as refunded,
        (extract(epoch from p.period_start) * 1000)::float8 as period_start,
        (extract(epoch from p.period_end) * 1000)::float8 as period_end,
        coalesce(q.closed_months, 0)::int as closed_months
      from payments p
      left join (
        select r.payment_id, sum(r.amount - (select coalesce(sum((t ->> 'tax')::bigint), 0)
            from jsonb_array_elements(r.tax_lines) t)) as refunded
          from refunds r where r.payment_id = any(${ids}::uuid[]) and r.state = 'paid' group by r.payment_id) r on r.payment_id = p.id
      left join (
        select q.payment_id, count(*) as closed_months from royalty_pools q
         where q.payment_id = any(${ids}::uuid[]) group by q.payment_id) q on q.payment_id = p.id
     where p.id = any(${ids}::uuid[]) order by p.id`)
}

/** What royalties are of. */
export function netOf({ amount, tax, fee, refunded, dispute }: ReceivedRow) {
  return netRevenue({
    amount: BigInt(amount),
    tax: BigInt(tax),
    fee: fee === null ? null : BigInt(fee),
    refunded: BigInt(refunded),
    dispute: dispute as 'open' | 'won' | 'lost' | null,
  })
}

interface NetMonth extends Span {
  readonly position: number
  readonly net: bigint
}

/** The billing months of a subscription's payment, and what each is worth now. */
export function monthsOf(row: ReceivedRow): readonly NetMonth[] {
  if (row.period_start === null || row.period_end === null) return []
  const months = billingMonths({ start: row.period_start, end: row.period_end })
  const worth = netOfMonths(netOf(row), months)
  return months.map((month, position) => ({ ...month, position, net: worth[position] ?? 0n }))
}
