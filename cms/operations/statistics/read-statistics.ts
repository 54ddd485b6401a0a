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
 * The views and downloads of the actor's works, or of one of them or of a pack, in the days up to now. Null for assets that
 * are not theirs.
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
  const isAll = counted.asset === null
  const [byDay, countries, marked, works, packs] = await Promise.all([
    run<Sums & { day: Computed<string> }>(
      payload,
      fragment`select d.day::text, ${SUMS} from ${rows} group by d.day`,
    ),
    run<Sums & { country: Column<'daily_counts.country'> }>(
      payload,
      fragment`select d.country, ${SUMS} from ${rows} group by d.country order by downloads desc, views desc, d.country`,
    ),
    run<{ is_demonstration: Computed<boolean> }>(
      payload,
      fragment`select exists (select from ${rows} and ${isDemonstration(counted)}) as is_demonstration`,
    ),
    isAll ? readWorks(payload, rows) : [],
    isAll ? readPacks(payload, counted, days[0] ?? '') : [],
  ])
  return {
    contributors: counted.contributors,
    title: counted.asset?.title ?? null,
    totals: sumCounts(countries),
    days: fillDays(days, byDay),
    countries,
    has_demonstration: marked[0]?.is_demonstration ?? false,
    packs,
    works: works.map(({ counted_works: _all, ...work }) => work),
    counted_works: works[0]?.counted_works ?? 0,
  }
}

const SUMS = fragment`sum(d.views)::int as views, sum(d.downloads)::int as downloads`

/** The rows of `daily_counts d`, or those of a pack, from a day on. */
export function countsOf({ chosen, asset }: Counted, since: string): SQL {
  if (asset?.form === 'pack') return packCountsOf(chosen, since, asset.id)
  return fragment`daily_counts d join items i on i.id = d.item_id
    where d.day >= ${since}::date and i.contributor_id = any(${fragment.param([...chosen])}::int[])
      and ${asset === null ? fragment`true` : fragment`d.item_id = ${asset.id}`}`
}

function packCountsOf(chosen: readonly number[], since: string, pack: number | null): SQL {
  return fragment`pack_daily_counts d join packs p on p.id = d.pack_id
    where d.day >= ${since}::date and p.contributor_id = any(${fragment.param([...chosen])}::int[])
      and ${pack === null ? fragment`true` : fragment`d.pack_id = ${pack}`}`
}

/** Whether the counts of a row of `countsOf` were made up by the seed. */
export function isDemonstration({ asset }: Pick<Counted, 'asset'>): SQL {
  return asset?.form === 'pack' ? PACK_DEMONSTRATION : WORK_DEMONSTRATION
}

const WORK_DEMONSTRATION = fragment`
  exists (select from submissions q where q.item_id = d.item_id and q.is_demonstration)`
const PACK_DEMONSTRATION = fragment`
  exists (select from pack_submissions q where q.pack_id = d.pack_id and q.is_demonstration)`

interface WorkRow extends Sums, Record<string, unknown> {
  readonly item: Column<'items.id'>
  readonly title: Computed<string>
  readonly preview: Computed<ConsolePreview | null>
  readonly is_demonstration: Computed<boolean>
  readonly counted_works: Computed<number>
}

/** Pictures of withheld works are not served. */
function readWorks(payload: Payload, rows: SQL): Promise<WorkRow[]> {
  return run<WorkRow>(
    payload,
    fragment`
    with first as (
      select d.item_id, ${SUMS}, (count(*) over ())::int as counted_works, ${WORK_DEMONSTRATION} as is_demonstration from ${rows} group by d.item_id
       order by downloads desc, views desc, d.item_id limit ${MOST_STATISTICS_WORKS})
    select first.item_id as item, coalesce(t.title, '') as title, first.views, first.downloads, first.counted_works, first.is_demonstration,
      case when f.sha256 is not null and i.visibility not in ('suspended', 'removed') then jsonb_build_object(
        'sha256', f.sha256, 'animated', coalesce(r.animated, false), 'ground', r.ground, 'modifiedAt',
        to_char(r.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as preview
    from first join items i on i.id = first.item_id
    left join revisions r on r.id = coalesce(i.current_revision_id, (
      select s.revision_id from submissions s where s.item_id = i.id order by s.id desc limit 1))
    left join files f on f.id = r.file_id
    left join items_locales t on t._parent_id = i.id and t._locale = 'en'
    order by first.downloads desc, first.views desc, first.item_id`,
  )
}

interface PackRow extends Sums, Record<string, unknown> {
  readonly pack: Column<'packs.id'>
  readonly title: Computed<string>
  readonly is_demonstration: Computed<boolean>
}

function readPacks(payload: Payload, { chosen }: Counted, since: string): Promise<PackRow[]> {
  return run<PackRow>(
    payload,
    fragment`
    with first as (
      select d.pack_id as pack, ${SUMS}, ${PACK_DEMONSTRATION} as is_demonstration
        from ${packCountsOf(chosen, since, null)} group by d.pack_id
       order by downloads desc, views desc, d.pack_id limit ${MOST_STATISTICS_WORKS})
    select first.*, coalesce(t.title, '') as title from first
      left join packs_locales t on t._parent_id = first.pack and t._locale = 'en'
     order by first.downloads desc, first.views desc, first.pack`,
  )
}
