import { sumsOf } from '#cms/operations/analytics/sum-days.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { dayAfter } from '#domain/analytics/days.ts'
import { type AnalyticsDay, MOST_REPORT_ROWS, type VisitCount } from '#domain/contract/console/analytics.ts'

interface Sum extends Record<string, unknown> {
  readonly dimension: Computed<string>
  readonly value: Computed<string>
  readonly count: Computed<number>
}

/** The dimensions that reports list by their values. */
const LISTED = ['source', 'campaign', 'country', 'search', 'search-empty', 'failure'] as const
type Listed = (typeof LISTED)[number]

/** The values of each dimension in a period, those with the highest counts first. */
export async function readLists(
  payload: Payload,
  since: string,
  today: string,
): Promise<Readonly<Record<Listed, readonly VisitCount[]>>> {
  const rows = await run<Sum>(
    payload,
    fragment`
      select dimension, value, count from (
        select dimension, value, sum(count)::int as count,
          row_number() over (partition by dimension order by sum(count) desc, value) as place
          from (${sumsSince(since, today)}) sums
         where dimension = any(${fragment.param([...LISTED])}::text[]) group by dimension, value) placed
       where place <= ${MOST_REPORT_ROWS}::int order by dimension, place`,
  )
  const listOf = (dimension: Listed): readonly VisitCount[] =>
    rows.filter((row) => row.dimension === dimension).map(({ value, count }) => ({ value, visits: count }))
  return {
    source: listOf('source'),
    campaign: listOf('campaign'),
    country: listOf('country'),
    search: listOf('search'),
    'search-empty': listOf('search-empty'),
    failure: listOf('failure'),
  }
}

interface AskedSearch {
  /** `language words`, as searches are summed. */
  readonly value: string
  /** Up to today. */
  readonly days: number
  readonly now: Date
}

/** How often people searched in vain for these words. */
export async function readAsked(payload: Payload, { value, days, now }: AskedSearch): Promise<number> {
  const today = now.toISOString().slice(0, 10)
  const [asked] = await run<{ count: Computed<number> }>(
    payload,
    fragment`
      select coalesce(sum(count), 0)::int as count from (${sumsSince(dayAfter(today, 1 - days), today)}) sums
       where dimension = 'search-empty' and value = ${value}`,
  )
  return asked?.count ?? 0
}

/** Page views, visits and the visitors of each day with events. */
export async function readDays(payload: Payload, since: string, today: string): Promise<AnalyticsDay[]> {
  return run<AnalyticsDay & Record<string, unknown>>(
    payload,
    fragment`
      select day::text as day,
        coalesce(sum(count) filter (where dimension = 'event' and value = 'page-view'), 0)::int as views,
        coalesce(sum(count) filter (where dimension = 'visit'), 0)::int as visits,
        coalesce(max(visitors) filter (where dimension = 'event' and value = 'page-view'), 0)::int as visitors
        from (${sumsSince(since, today)}) sums group by day order by day`,
  )
}

/** Stored sums, and those of yesterday and today from the events: the worker stores a day once it is over. */
function sumsSince(since: string, today: string) {
  const live = dayAfter(today, -1) < since ? since : dayAfter(today, -1)
  return fragment`
    select day, dimension, value, count, visitors from event_sums
     where day >= ${since}::date and day < ${live}::date
    union all select day, dimension, value, count, visitors from (${sumsOf(fragment`day >= ${live}::date`)}) live`
}
