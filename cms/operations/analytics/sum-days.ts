import { createPartitions, dropOldPartitions } from '#cms/operations/analytics/partitions.ts'
import { fragment, inTransaction, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { dayAfter } from '#domain/analytics/days.ts'
import { MOST_VALUES_OF_DAY, SUM_RETENTION_DAYS } from '#domain/analytics/limits.ts'

/** Hourly: creates partitions ahead, sums the days that are over, and drops what is older than events are kept. */
export async function keepEvents(payload: Payload, now = new Date()): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  await createPartitions(payload, now)
  const due = await run<{ day: Computed<string> }>(
    payload,
    fragment`
      select distinct day::text as day from events
       where day < ${today}::date and (day >= ${dayAfter(today, -1)}::date
         or day not in (select s.day from event_sums s where s.dimension = 'event'))`,
  )
  for (const { day } of due) await sumDay(payload, day)
  await dropOldPartitions(payload, now)
  await run(
    payload,
    fragment`delete from event_sums where day < ${dayAfter(today, -SUM_RETENTION_DAYS)}::date`,
  )
}

/** Writes the sums of a day again. */
export async function sumDay(payload: Payload, day: string): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await transaction(fragment`select pg_advisory_xact_lock(hashtextextended('event-sums', 0))`)
    await transaction(fragment`delete from event_sums where day = ${day}::date`)
    await transaction(fragment`
      insert into event_sums (day, dimension, value, count, visitors)
      select day, dimension, value, count, visitors from (${sumsOf(fragment`day = ${day}::date`)}) sums`)
  })
}

/**
 * Sums of events by day, dimension and value:
 * - `event`: events of each name, and `visit`: first pages of visits
 * - `source`, `campaign`, `country`, `device`, `locale`: visits
 * - `route`: page views
 * - `failure`: failed requests and scripts, each as `status text`
 * - `search`: searches by their words, and `search-empty` those without results, each as `language words`
 *
 * @param where a condition on `events`
 */
export function sumsOf(where: SQL): SQL {
  const parts = DIMENSIONS.map(
    ({ dimension, value, of }) => fragment`
    select day, ${dimension}::text as dimension, ${value} as value, count(*)::int as count,
      count(distinct visitor)::int as visitors
      from events where ${where} and ${of} and ${value} is not null group by day, ${value}`,
  )
  return fragment`
    select day, dimension, value, count, visitors from (
      select every.*, row_number() over (partition by day, dimension order by count desc, value) as place
        from (${fragment.join(parts, fragment` union all `)}) every) placed
     where place <= ${MOST_VALUES_OF_DAY}::int`
}

const VISIT = fragment`name = 'page-view' and source is not null`
const WORDS = fragment`(coalesce(locale, 'en') || ' ' || nullif(lower(properties ->> 'words'), ''))`

const DIMENSIONS: readonly { dimension: string; value: SQL; of: SQL }[] = [
  { dimension: 'event', value: fragment`name`, of: fragment`true` },
  { dimension: 'visit', value: fragment`'all'::varchar`, of: VISIT },
  { dimension: 'source', value: fragment`source`, of: VISIT },
  { dimension: 'campaign', value: fragment`campaign`, of: VISIT },
  { dimension: 'country', value: fragment`country`, of: VISIT },
  { dimension: 'device', value: fragment`device`, of: VISIT },
  { dimension: 'locale', value: fragment`locale`, of: VISIT },
  { dimension: 'route', value: fragment`route`, of: fragment`name = 'page-view'` },
  {
    dimension: 'failure',
    value: fragment`((properties ->> 'status') || ' ' || (properties ->> 'text'))`,
    of: fragment`name = 'failure'`,
  },
  { dimension: 'search', value: WORDS, of: fragment`name = 'search'` },
  {
    dimension: 'search-empty',
    value: WORDS,
    of: fragment`name = 'search' and (properties ->> 'found')::bigint = 0`,
  },
]
