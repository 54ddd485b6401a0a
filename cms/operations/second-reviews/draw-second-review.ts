import { keyedHash } from '#cms/operations/accounts/secret.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { LoadedSubmission } from '#cms/operations/submissions/load-facts.ts'
import { WAITING } from '#cms/operations/submissions/read-queue.ts'
import { isDrawn } from '#domain/review/second-review.ts'

/**
 * Puts the submission of a decision into the queue once more, when the decision is drawn for a second review. The draw
 * depends on the event and on a secret of the server, so that a repeated message draws the same.
 *
 * @param decided the submission as the decision left it
 * @param event that of the decision
 */
export async function drawSecondReview(
  payload: Payload,
  transaction: Transaction,
  { id, facts }: LoadedSubmission,
  event: number,
): Promise<void> {
  if (facts.lastDecision === null || !isDrawn(keyedHash(payload, `second-review:${event}`))) return
  const { from } = facts.lastDecision
  const state = from === 'in-review' ? 'submitted' : from
  await transaction(fragment`
    insert into second_reviews (submission_id, event_id, turn, submitted_at, state, version)
    select s.id, ${event}, coalesce((select min(turn) from submissions where state in ${WAITING}), s.turn),
      s.submitted_at, ${state}, ${facts.version}
    from submissions s where s.id = ${id} and s.submitted_at is not null
    on conflict (event_id) do nothing`)
}
