import { fragment, type SQL } from '#cms/operations/database.ts'
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

export const RECEIVED_COLUMNS: SQL = fragment`p.id, p.order_id, p.subscription_id, p.currency, p.amount, p.tax, p.fee,
  p.dispute, (select coalesce(sum(r.amount - (select coalesce(sum((t ->> 'tax')::bigint), 0)
      from jsonb_array_elements(r.tax_lines) t)), 0)::text from refunds r where r.payment_id = p.id and r.state = 'paid')
    as refunded,
  (extract(epoch from p.period_start) * 1000)::float8 as period_start,
  (extract(epoch from p.period_end) * 1000)::float8 as period_end,
  (select count(*)::int from royalty_pools q where q.payment_id = p.id) as closed_months`

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
