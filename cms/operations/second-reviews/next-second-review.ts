import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { loadChosen, SECOND_REVIEWS, UNCHANGED } from '#cms/operations/second-reviews/load-second-review.ts'
import { applyCommand } from '#cms/operations/second-reviews/run-second-review.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { DECISIONS } from '#domain/review/transitions.ts'

type Next = Columns<'second_reviews', 'id' | 'turn' | 'submitted_at' | 'submission_id'>

interface Asking {
  readonly actor: Holder
  readonly skipped: readonly number[]
  /** The contributors in whose teams the actor is. */
  readonly ownTeams: readonly number[]
  readonly isSenior: boolean
}

/**
 * The first second review that the actor may make, locked: not of their own work or that of a team of theirs, and of no
 * submission that they have decided before, undone decisions included.
 */
export async function nextSecondReview(
  transaction: Transaction,
  { actor, skipped, ownTeams, isSenior }: Asking,
): Promise<Next | undefined> {
  const [next] = await transaction<Next>(fragment`
    select b.id, b.turn, b.submitted_at, b.submission_id from ${SECOND_REVIEWS}
     where b.verdict is null and (b.leased_until is null or b.leased_until <= now() or b.reviewer_id = ${actor.id})
       and c.owner_id is distinct from ${actor.id} and c.id <> all(${fragment.param([...ownTeams])}::int[])
       and s.id <> all(${fragment.param([...skipped])}::int[])
       and (b.state in ('submitted', 'in-review') or ${isSenior}::boolean)
       and not exists (select 1 from submission_events d where d.submission_id = s.id and d.actor_id = ${actor.id}
         and d.command in ${[...DECISIONS]})
       and ${UNCHANGED}
     order by b.turn, b.submitted_at, b.submission_id limit 1 for update of b skip locked`)
  return next
}

/** @returns the submission, which the actor now has for a second review */
export async function leaseSecondReview(
  transaction: Transaction,
  { id, submission_id: submission }: Next,
  actor: Holder,
): Promise<Result<number>> {
  const chosen = await loadChosen(transaction, id)
  const leased = await applyCommand(transaction, chosen, {
    actor,
    command: 'submission.lease',
    expected: chosen.facts.version,
    reasons: [],
    marks: [],
    note: null,
  })
  return leased.ok ? accept(submission) : leased
}
