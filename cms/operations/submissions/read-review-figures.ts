import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed, Present } from '#cms/operations/schema/columns.ts'
import { ENDS, WAITING } from '#cms/operations/submissions/read-queue.ts'
import type { DayOfReview, ReviewFigures } from '#domain/contract/console/review-figures.ts'

/** What waits by kind, and what was decided and published on each of the last days, today included. */
export async function readReviewFigures(payload: Payload, days: number): Promise<ReviewFigures> {
  const [queue, counted] = await Promise.all([readQueueByKind(payload), readDays(payload, days)])
  return { queue, days: counted }
}

interface QueueRow extends Record<string, unknown> {
  readonly kind: Present<'items.kind'>
  readonly waiting: Computed<number>
  readonly oldest_at: Computed<string>
}

async function readQueueByKind(payload: Payload): Promise<ReviewFigures['queue']> {
  const rows = await run<QueueRow>(
    payload,
    fragment`
    select i.kind::text, count(*)::int as waiting, min(s.submitted_at) as oldest_at
      from submissions s join items i on i.id = s.item_id
     where s.state in ${WAITING} and s.submitted_at is not null
     group by i.kind order by count(*) desc, i.kind`,
  )
  return rows.map((row) => ({ ...row, oldest_at: new Date(row.oldest_at).toISOString() }))
}

interface DayRow extends Record<string, unknown>, DayOfReview {
  readonly day: Computed<string>
}

/** Two parts, because each has an index of its own on the time. */
function readDays(payload: Payload, days: number): Promise<DayRow[]> {
  const first = fragment`date_trunc('day', now(), 'UTC') - make_interval(days => ${days - 1}::int)`
  return run<DayRow>(
    payload,
    fragment`
    with given as (
      select e.at, e.command from submission_events e where e.command in ${ENDS} and e.at >= ${first}
        and not exists (select 1 from submission_events u where u.undoes = e.id)
      union all
      select e.at, e.command from submission_events e where e.command = 'submission.publish' and e.at >= ${first}),
    counted as (
      select (e.at at time zone 'UTC')::date as day,
        count(*) filter (where e.command = 'submission.approve')::int as approved,
        count(*) filter (where e.command = 'submission.return')::int as returned,
        count(*) filter (where e.command = 'submission.reject')::int as rejected,
        count(*) filter (where e.command = 'submission.publish')::int as published
      from given e group by 1)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.approved, 0) as approved, coalesce(c.returned, 0) as returned,
      coalesce(c.rejected, 0) as rejected, coalesce(c.published, 0) as published
    from (select ((now() at time zone 'UTC')::date - back) as day from generate_series(0, ${days - 1}::int) back) d
    left join counted c on c.day = d.day order by d.day`,
  )
}
