import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { drawSecondReview } from '#cms/operations/second-reviews/draw-second-review.ts'
import { type LoadedSubmission, loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { notifyAuthor } from '#cms/operations/submissions/notify-author.ts'
import { moveByWorker, publishSubmission } from '#cms/operations/submissions/publish-submission.ts'
import { mustWait, planWaiting } from '#cms/operations/submissions/publish-update.ts'

interface SettledDecision {
  readonly submission: number
  /** The event of the decision. */
  readonly event: number
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Makes a decision effective once it can no longer be undone: publishes approved work or plans it for its date,
 * notifies the contributor, and draws the decisions that are reviewed again. A demonstration is published in the desks
 * alone, without a mail. Idempotent: an undone or already settled decision changes nothing. A new revision of a work that
 * a claim withholds waits until the claim fails.
 */
export async function settleSubmission(
  payload: Payload,
  { submission, event, at = null }: SettledDecision,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const loaded = await loadSubmission(transaction, submission, { lock: true })
    if (loaded === undefined || !(await isNewest(transaction, submission, event))) return
    const state =
      loaded.facts.state === 'approved' ? await publishOrPlan(transaction, loaded, at) : loaded.facts.state
    if (state !== 'waiting') await notifyAuthor(transaction, loaded, state, { event, at })
    await drawSecondReview(payload, transaction, loaded, event)
  })
}

/** `waiting` is planned too, but its author hears of it once it is published. */
async function publishOrPlan(
  transaction: Transaction,
  loaded: LoadedSubmission,
  at: Date | null,
): Promise<'scheduled' | 'published' | 'waiting'> {
  const isPlanned = loaded.publishAt !== null && loaded.publishAt > (at?.getTime() ?? Date.now())
  if (!isPlanned && (await mustWait(transaction, loaded))) {
    await planWaiting(transaction, loaded, at)
    await moveByWorker(transaction, loaded, 'submission.schedule', at)
    return 'waiting'
  }
  if (isPlanned) await moveByWorker(transaction, loaded, 'submission.schedule', at)
  else await publishSubmission(transaction, loaded, at)
  return isPlanned ? 'scheduled' : 'published'
}

/** A later event, such as the undoing one, replaces the decision. */
async function isNewest(transaction: Transaction, submission: number, event: number): Promise<boolean> {
  const [last] = await transaction<{ id: Computed<number> }>(
    fragment`select max(id) as id from submission_events where submission_id = ${submission}`,
  )
  return last?.id === event
}
