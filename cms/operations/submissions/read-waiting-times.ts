import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { ENDS } from '#cms/operations/submissions/read-queue.ts'
import type { WaitingTime } from '#domain/contract/waiting-times.ts'

interface WaitingRow extends Record<string, unknown>, WaitingTime {
  readonly kind: Column<'items.kind'>
}

/** From the last time that a submission was submitted or appealed to the decision. Visitors read them: without demonstrations. */
export function readWaitingTimes(payload: Payload): Promise<WaitingRow[]> {
  return run<WaitingRow>(
    payload,
    fragment`
    select kind, count(*)::int as decisions,
      percentile_cont(0.5) within group (order by hours)::float8 as median_hours,
      percentile_cont(0.9) within group (order by hours)::float8 as p90_hours
    from (
      select i.kind::text as kind, extract(epoch from e.at - b.at) / 3600 as hours
        from submission_events e
        join submissions s on s.id = e.submission_id join items i on i.id = s.item_id
        join lateral (
          select max(w.at) as at from submission_events w
           where w.submission_id = e.submission_id and w.id < e.id
             and w.command in ('submission.submit', 'appeal.file')) b on b.at is not null
       where e.command in ${ENDS} and not s.is_demonstration and e.at > now() - interval '30 days'
         and not exists (select 1 from submission_events u where u.undoes = e.id)) waited
    group by kind order by kind`,
  )
}
