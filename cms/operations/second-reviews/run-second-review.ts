import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { loadHeld, type SecondReview } from '#cms/operations/second-reviews/load-second-review.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { type Attempt, decideSubmission } from '#domain/review/decide.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import { isDecision, LEASE_MS } from '#domain/review/transitions.ts'

interface Wanted extends Omit<Attempt, 'actor' | 'now' | 'publishAt'> {
  readonly actor: Holder
  readonly note: string | null
}

/**
 * Runs a command on the second review that the actor has of a submission. It is decided like one on the submission, which
 * stays as it is: no event, no mail, no publication.
 *
 * @returns null when the actor has none
 */
export async function runSecondReview(
  transaction: Transaction,
  submission: number,
  wanted: Wanted,
): Promise<Result<SubmissionState> | null> {
  const held = await loadHeld(transaction, { submission, reviewer: wanted.actor.id, lock: true })
  return held === undefined ? null : applyCommand(transaction, held, wanted)
}

/** The same on one that is loaded and locked. */
export async function applyCommand(
  transaction: Transaction,
  { id, submission, facts }: SecondReview,
  { actor, command, expected, reasons, marks, note }: Wanted,
): Promise<Result<SubmissionState>> {
  const now = Date.now()
  const decided = decideSubmission(facts, { command, actor, expected, reasons, marks, now })
  if (!decided.ok) return decided
  const to = decided.value
  const isReserved = command === 'submission.lease' || command === 'submission.undo'
  const until = isReserved ? new Date(now + LEASE_MS).toISOString() : null
  const verdict = isDecision(command) ? command : null
  await transaction(fragment`
    update second_reviews set state = ${to}, version = version + 1, reviewer_id = ${actor.id},
      leased_until = ${until}::timestamptz, verdict = ${verdict},
      verdict_from = ${verdict === null ? null : facts.state},
      decided_at = ${verdict === null ? null : new Date(now).toISOString()}::timestamptz,
      reasons = ${fragment.param(verdict === null ? [] : [...reasons])}::text[],
      note = ${verdict === null ? null : note},
      marks = ${JSON.stringify(verdict === null ? [] : marks)}::jsonb
     where id = ${id}`)
  await logCommand(transaction, {
    actor,
    command,
    resource: 'submissions',
    record: submission,
    reason: note,
    before: { second_review: facts.state },
    after: { second_review: to, ...(reasons.length > 0 ? { reasons } : {}) },
  })
  return accept(to)
}
