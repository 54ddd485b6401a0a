import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { drawSecondReview } from '#cms/operations/second-reviews/draw-second-review.ts'
import { type LoadedSubmission, loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { logEvent } from '#cms/operations/submissions/log-event.ts'
import { publishItem } from '#cms/operations/submissions/publish-item.ts'
import type { MailTemplate } from '#domain/mail/templates.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import { transitionOf } from '#domain/review/transitions.ts'

interface SettledDecision {
  readonly submission: number
  /** The event of the decision. */
  readonly event: number
  /** Absent for the present. */
  readonly at?: Date | null
}

/** The mails about decisions, by the state that the submission has in the end. */
const MAILS: Partial<Record<SubmissionState, MailTemplate>> = {
  published: 'submission-published',
  'changes-requested': 'submission-returned',
  rejected: 'submission-rejected',
}

/**
 * Makes a decision effective once it can no longer be undone: publishes approved work, notifies the contributor, and draws
 * the decisions that are reviewed again.
 * A demonstration is published in the desks alone, without a mail. Idempotent: an undone or already settled decision changes nothing.
 */
export async function settleSubmission(
  payload: Payload,
  { submission, event, at = null }: SettledDecision,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const loaded = await loadSubmission(transaction, submission, { lock: true })
    if (loaded === undefined || !(await isNewest(transaction, submission, event))) return
    const state =
      loaded.facts.state === 'approved' ? await publish(transaction, loaded, at) : loaded.facts.state
    await notifyAuthor(transaction, loaded, state, { event, at })
    await drawSecondReview(payload, transaction, loaded, event)
  })
}

/** A later event, such as the undoing one, replaces the decision. */
async function isNewest(transaction: Transaction, submission: number, event: number): Promise<boolean> {
  const [last] = await transaction<{ id: Computed<number> }>(
    fragment`select max(id) as id from submission_events where submission_id = ${submission}`,
  )
  return last?.id === event
}

async function publish(
  transaction: Transaction,
  loaded: LoadedSubmission,
  at: Date | null,
): Promise<SubmissionState> {
  const { id, revision, facts } = loaded
  if (transitionOf('submission.publish', facts.state) === undefined)
    throw new Error(`submission ${id} cannot be published while ${facts.state}`)
  if (!loaded.isDemonstration) await publishItem(transaction, loaded)
  await transaction(fragment`
    update submissions set state = 'published', version = version + 1, updated_at = ${momentOf(at)}
     where id = ${id} and state = 'approved'`)
  const [command, from, to] = ['submission.publish', 'approved', 'published'] as const
  await logEvent(transaction, { submission: id, revision, actor: null, command, from, to, at })
  return to
}

async function notifyAuthor(
  transaction: Transaction,
  { id, item, title, isDemonstration, facts: { author } }: LoadedSubmission,
  state: SubmissionState,
  { event, at }: { readonly event: number; readonly at: Date | null },
): Promise<void> {
  const template = MAILS[state]
  if (author === null || template === undefined) return
  const [account] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
    fragment`select email, locale::text from users where id = ${author} and deleted_at is null`,
  )
  if (account === undefined) return
  const key = `submission-decided:${event}`
  await notify(transaction, {
    user: author,
    type: 'submission-decided',
    key,
    data: { item: String(item), submission: String(id), outcome: state, title },
    at,
  })
  if (isDemonstration) return
  await queueMail(transaction, { key, template, user: author, ...account, data: { title } })
}
