import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { leaseSecondReview, nextSecondReview } from '#cms/operations/second-reviews/next-second-review.ts'
import { runInTransaction } from '#cms/operations/submissions/run-command.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { DECISIONS } from '#domain/review/transitions.ts'

interface LeaseNext {
  readonly actor: Holder
  /** Submissions that the actor skipped in this sitting. */
  readonly skipped: readonly number[]
}

/**
 * Reserves the submission whose turn it is (`domain/review/queue.ts`), among those that the actor may decide: never their
 * own or that of a team of theirs, nor one that another reviewer has. Locked rows are skipped, so that reviewers who ask at
 * once get different ones. Among them are decided ones for a blind second review.
 *
 * @returns its id; null for an empty queue
 */
export function leaseNext(payload: Payload, { actor, skipped }: LeaseNext): Promise<Result<number | null>> {
  const ownTeams = (actor.contributorTeams ?? []).map((team) => team.id)
  const isSenior = commandScope(actor, 'appeal.decide') === 'all'
  return inTransaction<Result<number | null>>(payload, async (transaction) => {
    const repeated = await nextSecondReview(transaction, { actor, skipped, ownTeams, isSenior })
    const before =
      repeated === undefined
        ? fragment``
        : fragment`and (s.turn, s.submitted_at, s.id)
            < (${repeated.turn}::int, ${repeated.submitted_at}::timestamptz, ${repeated.submission_id}::int)`
    const [next] = await transaction<Columns<'submissions', 'id' | 'version'>>(fragment`
      select s.id, s.version from submissions s join contributors c on c.id = s.contributor_id
       where s.state in ('submitted', 'in-review', 'second-opinion', 'appealed')
         and (s.leased_until is null or s.leased_until <= now() or s.leased_by = ${actor.id})
         and c.owner_id is distinct from ${actor.id} and c.id <> all(${fragment.param(ownTeams)}::int[])
         and s.id <> all(${fragment.param([...skipped])}::int[]) ${before}
         and (s.state in ('submitted', 'in-review') or (${isSenior}::boolean and not exists (
           select 1 from submission_events e where e.submission_id = s.id and e.actor_id = ${actor.id}
              and e.command in ${[...DECISIONS]}
              and not exists (select 1 from submission_events u where u.undoes = e.id))))
       order by s.turn, s.submitted_at, s.id limit 1 for update of s skip locked`)
    if (next === undefined)
      return repeated === undefined ? accept(null) : leaseSecondReview(transaction, repeated, actor)
    const { id, version } = next
    const leased = await runInTransaction(transaction, {
      actor,
      submission: id,
      command: 'submission.lease',
      expected: version,
    })
    return leased.ok ? accept(id) : leased
  })
}
