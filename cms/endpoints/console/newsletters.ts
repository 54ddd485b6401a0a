import type { Endpoint, PayloadRequest } from 'payload'
import { catalogueSearch } from '#cms/catalogue-search.ts'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import type { ConsoleCaller } from '#cms/endpoints/console/call.ts'
import { formCommand } from '#cms/endpoints/console/form-command.ts'
import { environment } from '#cms/env.ts'
import { pauseIssue } from '#cms/operations/newsletter/pause-issue.ts'
import type { LetterContext } from '#cms/operations/newsletter/read-letter.ts'
import { type IssueCommand, sendIssue } from '#cms/operations/newsletter/send-issue.ts'
import { testIssue } from '#cms/operations/newsletter/test-issue.ts'
import { NEWSLETTER_ACTIONS, type NewsletterAction } from '#domain/contract/console/newsletters.ts'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import type { Result } from '#domain/errors/catalogue.ts'

/** The commands of marketing on a newsletter, each with a reason for the audit log. */
export const NEWSLETTER_CONSOLE_ENDPOINTS: readonly Endpoint[] = NEWSLETTER_ACTIONS.map((action) =>
  formCommand('newsletter.send', `/newsletters/:id/${action}`, staffReasonSchema, (req, { reason }, caller) =>
    RUN[action](req, commandOf(req, reason, caller)),
  ),
)

const RUN: Readonly<
  Record<NewsletterAction, (req: PayloadRequest, command: IssueCommand) => Promise<Result<null>>>
> = {
  test: (req, command) => testIssue(contextOf(req), command),
  send: (req, command) => sendIssue(contextOf(req), command),
  stop: ({ payload }, command) => pauseIssue(payload, { ...command, to: 'stopped' }),
  resume: ({ payload }, command) => pauseIssue(payload, { ...command, to: 'sending' }),
}

function commandOf(req: PayloadRequest, reason: string, { actor }: ConsoleCaller): IssueCommand {
  return { actor, newsletter: Number(pathParameter(req, 'id')), reason }
}

function contextOf({ payload }: PayloadRequest): LetterContext {
  return {
    payload,
    search: catalogueSearch(payload),
    now: new Date(),
    publicUrl: environment().PUBLIC_URL,
  }
}
