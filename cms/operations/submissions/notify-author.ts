import { fragment, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { LoadedSubmission } from '#cms/operations/submissions/load-facts.ts'
import type { MailTemplate } from '#domain/mail/templates.ts'
import type { SubmissionState } from '#domain/review/states.ts'

/** The mails about decisions, by the state that the submission has in the end. */
export const DECISION_MAILS: Partial<Record<SubmissionState, MailTemplate>> = {
  published: 'submission-published',
  scheduled: 'submission-scheduled',
  'changes-requested': 'submission-returned',
  rejected: 'submission-rejected',
}

/** Notifies the contributor of what became of a submission; about a demonstration on the site alone. */
export async function notifyAuthor(
  transaction: Transaction,
  { id, item, title, isDemonstration, publishAt, facts: { author } }: LoadedSubmission,
  state: SubmissionState,
  { event, at }: { readonly event: number; readonly at: Date | null },
): Promise<void> {
  const template = DECISION_MAILS[state]
  if (author === null || template === undefined) return
  const [account] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
    fragment`select email, locale::text from users where id = ${author} and deleted_at is null`,
  )
  if (account === undefined) return
  const key = `submission-decided:${event}`
  const until = state === 'scheduled' && publishAt !== null ? new Date(publishAt).toISOString() : null
  await notify(transaction, {
    user: author,
    type: 'submission-decided',
    key,
    data: { item: String(item), submission: String(id), outcome: state, title },
    at,
  })
  if (isDemonstration) return
  await queueMail(transaction, { key, template, user: author, ...account, data: { title, until } })
}
