import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { IssueCommand } from '#cms/operations/newsletter/send-issue.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'

/** Stops the sending of an issue, or continues it. Mails that are queued already are sent. */
export function pauseIssue(
  payload: Payload,
  { actor, newsletter, reason, to }: IssueCommand & { readonly to: 'stopped' | 'sending' },
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'newsletter.send')
    if (!allowed.ok) return allowed
    const [issue] = await transaction<{ state: Column<'newsletter_issues.state'> }>(fragment`
      select state from newsletter_issues where newsletter_id = ${newsletter} for update`)
    if (issue === undefined) return refuse('not-found')
    if (issue.state !== (to === 'stopped' ? 'sending' : 'stopped')) return refuse('state-changed')
    await transaction(
      fragment`update newsletter_issues set state = ${to} where newsletter_id = ${newsletter}`,
    )
    await logCommand(transaction, {
      actor,
      command: 'newsletter.send',
      resource: 'newsletters',
      record: newsletter,
      reason,
      before: { state: issue.state },
      after: { state: to },
    })
    return accept(null)
  })
}
