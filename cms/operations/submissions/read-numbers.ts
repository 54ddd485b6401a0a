import { inReach } from '#cms/operations/console/in-reach.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { ENDS } from '#cms/operations/submissions/read-queue.ts'
import type { ConsoleNumbers, WaitingTime } from '#domain/contract/console/numbers.ts'
import type { Reach } from '#domain/permissions/command-scope.ts'

/** The numbers of the home page: of the submissions in reach. */
export async function readNumbers(payload: Payload, reach: Reach): Promise<ConsoleNumbers> {
  const own = fragment`(${inReach(reach, { owner: fragment`c.owner_id`, contributor: fragment`c.id` })})`
  const [states, [today], waiting] = await Promise.all([
    run<{ state: Column<'submissions.state'>; count: Computed<number> }>(
      payload,
      fragment`
      select s.state, count(*)::int as count from submissions s join contributors c on c.id = s.contributor_id
       where ${own} group by s.state`,
    ),
    run<{ decided: Computed<number>; published: Computed<number> }>(
      payload,
      fragment`
      select count(*) filter (where e.command in ${ENDS})::int as decided,
        count(*) filter (where e.command = 'submission.publish')::int as published
      from submission_events e join submissions s on s.id = e.submission_id join contributors c on c.id = s.contributor_id
      where ${own} and e.at >= date_trunc('day', now(), 'UTC')
        and not exists (select 1 from submission_events u where u.undoes = e.id)`,
    ),
    readWaitingTimes(payload),
  ])
  return {
    states: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    decided_today: today?.decided ?? 0,
    published_today: today?.published ?? 0,
    waiting,
  }
}

interface WaitingRow extends Record<string, unknown>, WaitingTime {
  readonly kind: Column<'items.kind'>
}

/** From the last time that a submission was submitted or appealed to the decision. */
function readWaitingTimes(payload: Payload): Promise<WaitingRow[]> {
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
       where e.command in ${ENDS} and e.at > now() - interval '30 days'
         and not exists (select 1 from submission_events u where u.undoes = e.id)) waited
    group by kind order by kind`,
  )
}
