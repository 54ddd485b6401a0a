import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { SubmissionQueue } from '#domain/contract/console/submissions.ts'
import type { SubmissionFacts } from '#domain/review/decide.ts'
import { estimateDecision, nextTurn, SPEED_DAYS } from '#domain/review/queue.ts'

/** The states of the queue, as the partial index of its order has them. */
export const WAITING = fragment.raw(`('submitted', 'in-review', 'second-opinion', 'appealed')`)
/** Decisions that end the wait of a submission, as the partial index of their times has them. */
export const ENDS = fragment.raw(`('submission.approve', 'submission.return', 'submission.reject')`)

/** What a contributor has waiting, and their track record. */
export async function readBacklog(
  transaction: Transaction,
  contributor: number,
): Promise<SubmissionFacts['backlog']> {
  const [row] = await transaction<{
    waiting: Computed<number>
    approved: Computed<number>
    rejected: Computed<number>
  }>(fragment`
    select count(*) filter (where state in ${WAITING})::int as waiting,
      count(*) filter (where state in ('approved', 'scheduled', 'published'))::int as approved,
      count(*) filter (where state = 'rejected')::int as rejected
    from submissions where contributor_id = ${contributor}`)
  const { waiting = 0, approved = 0, rejected = 0 } = row ?? {}
  return { waiting, record: { approved, rejected } }
}

/** The turn that a submission of this contributor gets now. */
export async function readTurn(transaction: Transaction, contributor: number): Promise<number> {
  const [row] = await transaction<{ current: Computed<number>; own_last: Computed<number | null> }>(fragment`
    select coalesce(
        (select min(turn) from submissions where state in ${WAITING}),
        (select max(turn) from submissions), 0)::int as current,
      (select max(turn)::int from submissions
        where contributor_id = ${contributor} and state in ${WAITING}) as own_last`)
  return nextTurn({ current: row?.current ?? 0, ownLast: row?.own_last ?? null })
}

/** The place of a submission in the queue, and when it will be decided at the speed of the last days. */
export async function readPlace(
  transaction: Transaction,
  submission: number,
): Promise<Pick<SubmissionQueue, 'place' | 'estimated_at'>> {
  const [row] = await transaction<{ place: Computed<number>; decisions: Computed<number> }>(fragment`
    select (select count(*)::int + 1 from submissions o where o.state in ${WAITING}
        and (o.turn, o.submitted_at, o.id) < (s.turn, s.submitted_at, s.id)) as place,
      (select count(*)::int from submission_events e where e.command in ${ENDS}
        and e.at > now() - make_interval(days => ${SPEED_DAYS}::int)
        and not exists (select 1 from submission_events u where u.undoes = e.id)) as decisions
    from submissions s where s.id = ${submission} and s.state = 'submitted'`)
  if (row === undefined) return { place: null, estimated_at: null }
  const estimated = estimateDecision({ ...row, now: Date.now() })
  return { place: row.place, estimated_at: estimated === null ? null : new Date(estimated).toISOString() }
}
