import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { type Counted, findCounted } from '#cms/operations/statistics/find-counted.ts'
import {
  type ConsoleStatistics,
  MOST_STATISTICS_WORKS,
  type StatisticsQuery,
} from '#domain/contract/console/statistics.ts'
import type { ConsolePreview } from '#domain/contract/console/submissions.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { fillDays, sumCounts } from '#domain/statistics/counts.ts'
import { daysOf } from '#domain/statistics/periods.ts'

type Sums = { readonly views: Computed<number>; readonly downloads: Computed<number> }

/**
 * The views and downloads of the actor's works, or of one of them, in the days up to now. Null for works that are not
 * theirs.
 */
export async function readStatistics(
  payload: Payload,
  actor: Holder,
  query: StatisticsQuery,
  now: Date,
): Promise<ConsoleStatistics | null> {
  const counted = await findCounted(payload, actor, query)
  if (counted === null) return null
  const days = daysOf(query.days, now)
  const rows = countsOf(counted, days[0] ?? '')
  const [byDay, countries, works] = await Promise.all([
    run<Sums & { day: Computed<string> }>(
      payload,
      fragment`select d.day::text, ${SUMS} from ${rows} group by d.day`,
    ),
    run<Sums & { country: Column<'daily_counts.country'> }>(
      payload,
      fragment`select d.country, ${SUMS} from ${rows} group by d.country order by downloads desc, views desc, d.country`,
    ),
    counted.item === null ? readWorks(payload, rows) : [],
  ])
  return {
    contributors: counted.contributors,
    title: counted.item?.title ?? null,
    totals: sumCounts(countries),
    days: fillDays(days, byDay),
    countries,
    works: works.map(({ counted_works: _all, ...work }) => work),
    counted_works: works[0]?.counted_works ?? 0,
  }
}

const SUMS = fragment`sum(d.views)::int as views, sum(d.downloads)::int as downloads`

/** The rows of `daily_counts d` from a day on. */
export function countsOf({ chosen, item }: Counted, since: string): SQL {
  return fragment`daily_counts d join items i on i.id = d.item_id
    where d.day >= ${since}::date and i.contributor_id = any(${fragment.param(chosen)}::int[])
      and ${item === null ? fragment`true` : fragment`d.item_id = ${item.id}`}`
}

interface WorkRow extends Sums, Record<string, unknown> {
  readonly item: Column<'items.id'>
  readonly title: Computed<string>
  readonly preview: Computed<ConsolePreview | null>
  readonly counted_works: Computed<number>
}

/** Pictures of withheld works are not served. */
function readWorks(payload: Payload, rows: SQL): Promise<WorkRow[]> {
  return run<WorkRow>(
    payload,
    fragment`
    with first as (
      select d.item_id, ${SUMS}, (count(*) over ())::int as counted_works from ${rows} group by d.item_id
       order by downloads desc, views desc, d.item_id limit ${MOST_STATISTICS_WORKS})
    select first.item_id as item, coalesce(t.title, '') as title, first.views, first.downloads, first.counted_works,
      case when f.sha256 is not null and i.visibility not in ('suspended', 'removed') then jsonb_build_object(
        'sha256', f.sha256, 'animated', coalesce(r.animated, false), 'ground', r.ground, 'modifiedAt',
        to_char(r.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as preview
    from first join items i on i.id = first.item_id
    left join revisions r on r.id = i.current_revision_id left join files f on f.id = r.file_id
    left join items_locales t on t._parent_id = i.id and t._locale = 'en'
    order by first.downloads desc, first.views desc, first.item_id`,
  )
}
