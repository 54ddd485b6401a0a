import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { dayAfter, daysBetween } from '#domain/analytics/days.ts'
import { COHORT_WEEKS } from '#domain/analytics/funnel.ts'
import type { Cohort } from '#domain/contract/console/analytics.ts'

interface Row extends Record<string, unknown> {
  readonly week: Computed<string>
  readonly later: Computed<number>
  readonly visitors: Computed<number>
}

const DAYS_OF_WEEK = 7

/** Visitors with consent by the week of their first event, and how many of them came back in each later week. */
export async function readCohorts(payload: Payload, today: string): Promise<readonly Cohort[]> {
  const rows = await run<Row>(
    payload,
    fragment`
      with weeks as (
        select distinct visitor, date_trunc('week', day)::date as week from events where visitor is not null),
      firsts as (select visitor, min(week) as first from weeks group by visitor)
      select first::text as week, ((week - first) / ${DAYS_OF_WEEK}::int)::int as later, count(*)::int as visitors
        from weeks join firsts using (visitor)
       where first >= date_trunc('week', ${dayAfter(today, -DAYS_OF_WEEK * COHORT_WEEKS)}::date)
       group by first, week order by first, week`,
  )
  return [...Map.groupBy(rows, ({ week }) => week)].map(([week, its]) => ({
    week,
    visitors: Array.from({ length: weeksFrom(week, today) }, (_, later) =>
      its.reduce((sum, row) => (row.later === later ? sum + row.visitors : sum), 0),
    ),
  }))
}

/** The weeks from one that began on this day to the present one, both included. */
function weeksFrom(week: string, today: string): number {
  return Math.floor(daysBetween(week, today) / DAYS_OF_WEEK) + 1
}
