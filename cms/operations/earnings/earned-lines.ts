import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { Currency } from '#domain/money/currencies.ts'

export interface EarnedPeriod {
  readonly contributors: readonly number[]
  readonly currency: Currency
  /** The first and the last day, in UTC. */
  readonly from: string
  readonly to: string
}

/** The day of a line, in UTC: of its download; a sale and a reversal have that on which they were written. */
export const LINE_DAY: SQL = fragment`(coalesce(case when l.kind = 'download' then d.created_at end, l.accrued_at)
  at time zone 'UTC')::date`

/** Single sales have no plan and no pool; `o` is the order of the sale or of the subscription. */
const SOURCES: SQL = fragment`royalty_lines l
    left join downloads d on d.id = l.download_id
    left join items i on i.id = d.item_id
    left join royalty_pools q on q.id = l.pool_id
    left join subscriptions s on s.id = q.subscription_id
    left join payments p on p.id = l.payment_id
    left join orders o on o.id = coalesce(s.order_id, p.order_id)
    left join order_lines b on b.id = l.order_line_id`

/**
 * The royalty lines `l` of a period, with what each is of. A line is written on its day or later, so that the index by
 * contributor and time of writing bounds what is read.
 */
export function earnedLines({ contributors, currency, from, to }: EarnedPeriod): SQL {
  return fragment`${SOURCES} where ${linesSince(contributors, from)} and l.currency = ${currency}
    and ${LINE_DAY} between ${from}::date and ${to}::date`
}

/** The lines of contributors that were written from a day on. */
export function linesSince(contributors: readonly number[], from: string): SQL {
  return fragment`l.contributor_id = any(${fragment.param([...contributors])}::int[])
    and l.accrued_at >= ${`${from}T00:00:00Z`}::timestamptz`
}

/** Minor units. */
export interface LineSums {
  readonly lines: Computed<number>
  readonly reversed: Computed<string>
  readonly amount: Computed<string>
}

export const LINE_SUMS: SQL = fragment`(count(*) filter (where l.kind <> 'reversal'))::int as lines,
  coalesce(sum(l.amount) filter (where l.kind = 'reversal'), 0)::text as reversed, sum(l.amount)::text as amount`
