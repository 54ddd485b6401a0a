import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import { type LoadedPack, loadPack } from '#cms/operations/packs/load-pack.ts'
import { logPackEvent } from '#cms/operations/packs/log-pack-event.ts'
import { publishPack } from '#cms/operations/packs/publish-pack.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { DECISION_MAILS } from '#cms/operations/submissions/notify-author.ts'
import type { SubmissionState } from '#domain/review/states.ts'

interface SettledDecision {
  readonly pack: number
  /** The event of the decision. */
  readonly event: number
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Makes a decision on a pack effective once it can no longer be undone: publishes an approved pack, and notifies the
 * contributor. A demonstration is published in the desks alone, without a mail. Idempotent: an undone or already settled decision changes nothing.
 */
export async function settlePack(
  payload: Payload,
  { pack, event, at = null }: SettledDecision,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const loaded = await loadPack(transaction, pack, { lock: true })
    if (loaded === undefined || !(await isNewest(transaction, pack, event))) return
    const { state } = loaded.facts
    const settled = state === 'approved' ? await publish(transaction, loaded, at) : state
    await notifyAuthor(transaction, loaded, settled, { event, at })
  })
}

/** A later event, such as the undoing one, replaces the decision. */
async function isNewest(transaction: Transaction, pack: number, event: number): Promise<boolean> {
  const [last] = await transaction<{ id: Computed<number> }>(
    fragment`select max(id) as id from pack_submission_events where pack_id = ${pack}`,
  )
  return last?.id === event
}

async function publish(
  transaction: Transaction,
  { id, isDemonstration }: LoadedPack,
  at: Date | null,
): Promise<SubmissionState> {
  if (!isDemonstration) await publishPack(transaction, id)
  await transaction(fragment`
    update pack_submissions set state = 'published', version = version + 1, updated_at = ${momentOf(at)}
     where pack_id = ${id} and state = 'approved'`)
  const [command, from, to] = ['submission.publish', 'approved', 'published'] as const
  await logPackEvent(transaction, { pack: id, actor: null, command, from, to, at })
  return to
}

async function notifyAuthor(
  transaction: Transaction,
  { id, title, isDemonstration, facts: { author } }: LoadedPack,
  state: SubmissionState,
  { event, at }: { readonly event: number; readonly at: Date | null },
): Promise<void> {
  const template = DECISION_MAILS[state]
  if (author === null || template === undefined) return
  const [account] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
    fragment`select email, locale::text from users where id = ${author} and deleted_at is null`,
  )
  if (account === undefined) return
  const key = `pack-decided:${event}`
  const data = { pack: String(id), outcome: state, title }
  await notify(transaction, { user: author, type: 'submission-decided', key, data, at })
  if (isDemonstration) return
  await queueMail(transaction, { key, template, user: author, ...account, data: { title } })
}
