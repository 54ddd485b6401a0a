import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { EuroRates } from '#domain/yearly-reports/convert.ts'
import type { Quarter } from '#domain/yearly-reports/reports.ts'

/** What an account earned in a quarter in one currency, or what was taken off its payouts. */
export interface QuarterRow extends Record<string, unknown> {
  readonly user_id: Present<'contributors.owner_id'>
  readonly currency: Computed<Currency>
  readonly quarter: Computed<Quarter>
  readonly activities: Computed<number>
  readonly amount: Computed<string>
  readonly fees: Computed<string>
  readonly taxes: Computed<string>
}

/** The rates that finance entered for a year. */
export async function readRates(transaction: Transaction, year: number): Promise<EuroRates> {
  const rows = await transaction<{
    currency: Present<'report_rates.currency'>
    per_euro: Cast<'report_rates.per_euro', string>
  }>(fragment`
    select currency::text, per_euro::text from report_rates where year = ${year}`)
  return new Map(rows.map(({ currency, per_euro: rate }) => [currency, BigInt(rate)]))
}

/** Earnings and deductions of a year by account, quarter (UTC) and currency; of one account where it is named. */
export function readQuarters(
  transaction: Transaction,
  year: number,
  user: string | null = null,
): Promise<QuarterRow[]> {
  const own = user === null ? fragment`c.owner_id is not null` : fragment`c.owner_id = ${user}`
  return transaction<QuarterRow>(fragment`
    select user_id, currency, quarter, sum(activities)::int as activities, sum(amount)::text as amount,
      sum(fees)::text as fees, sum(taxes)::text as taxes from (
      select c.owner_id as user_id, l.currency::text, ${quarterOf(fragment`l.accrued_at`)} as quarter,
        (l.kind <> 'reversal')::int as activities, l.amount, 0 as fees, 0 as taxes
        from royalty_single_lines l join contributors c on c.id = l.contributor_id
       where ${own} and ${inYear(fragment`l.accrued_at`, year)}
      union all
      select c.owner_id, b.currency::text, ${quarterOf(fragment`b.accrued_at`)}, b.lines, b.amount, 0, 0
        from royalty_line_blocks b join contributors c on c.id = b.contributor_id
       where ${own} and ${inYear(fragment`b.accrued_at`, year)}
      union all
      select c.owner_id, k.currency::text, ${quarterOf(fragment`k.settled_at`)}, 0, 0, k.fee, k.withheld
        from cashouts k join contributors c on c.id = k.contributor_id
       where ${own} and k.state = 'paid' and ${inYear(fragment`k.settled_at`, year)}) s
     group by user_id, currency, quarter order by user_id, currency, quarter`)
}

/** Whether a moment is in a year, in UTC. */
export function inYear(moment: SQL, year: number): SQL {
  return fragment`${moment} >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'UTC')
    and ${moment} < make_timestamptz(${year + 1}::int, 1, 1, 0, 0, 0, 'UTC')`
}

function quarterOf(moment: SQL): SQL {
  return fragment`extract(quarter from ${moment} at time zone 'UTC')::int`
}
