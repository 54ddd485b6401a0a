import { inReach } from '#cms/operations/console/in-reach.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { ENDS } from '#cms/operations/submissions/read-queue.ts'
import { readWaitingTimes } from '#cms/operations/submissions/read-waiting-times.ts'
import type { ConsoleNumbers } from '#domain/contract/console/numbers.ts'
import type { Reach } from '#domain/permissions/command-scope.ts'

/** The numbers of the home page: of the submissions in reach. */
export async function readNumbers(payload: Payload, reach: Reach): Promise<ConsoleNumbers> {
  const own = fragment`(${inReach(reach, { owner: fragment`c.owner_id`, contributor: fragment`c.id` })})`
  // Beside each command, so that its index on the time is used.
  const today = fragment`date_trunc('day', now(), 'UTC')`
  const [states, [ofToday], waiting] = await Promise.all([
    run<{ state: Column<'submissions.state'>; count: Computed<number>; demonstrations: Computed<number> }>(
      payload,
      fragment`
      select s.state, count(*)::int as count, count(*) filter (where s.is_demonstration)::int as demonstrations
        from submissions s join contributors c on c.id = s.contributor_id
       where ${own} group by s.state`,
    ),
    run<{ decided: Computed<number>; published: Computed<number> }>(
      payload,
      fragment`
      select count(*) filter (where e.command in ${ENDS})::int as decided,
        count(*) filter (where e.command = 'submission.publish')::int as published
      from submission_events e join submissions s on s.id = e.submission_id join contributors c on c.id = s.contributor_id
      where ${own} and ((e.command in ${ENDS} and e.at >= ${today})
          or (e.command = 'submission.publish' and e.at >= ${today}))
        and not exists (select 1 from submission_events u where u.undoes = e.id)`,
    ),
    readWaitingTimes(payload),
  ])
  return {
    states: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    demonstrations: states.reduce((sum, { demonstrations }) => sum + demonstrations, 0),
    decided_today: ofToday?.decided ?? 0,
    published_today: ofToday?.published ?? 0,
    waiting,
  }
}
