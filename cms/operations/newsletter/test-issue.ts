import { randomUUID } from 'node:crypto'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { type LetterContext, readNewsletter } from '#cms/operations/newsletter/read-letter.ts'
import type { IssueCommand } from '#cms/operations/newsletter/send-issue.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'

/** Mails a newsletter to the calling member of staff, in their language; its links count nothing. */
export async function testIssue(
  context: LetterContext,
  { actor, newsletter, reason }: IssueCommand,
): Promise<Result<null>> {
  const allowed = requireCommand(actor, 'newsletter.send')
  if (!allowed.ok) return allowed
  const stored = await readNewsletter(context, newsletter)
  if (stored === null) return refuse('not-found')
  return inDecidedTransaction<null>(context.payload, async (transaction) => {
    const [reader] = await transaction<Columns<'users', 'email' | 'locale'>>(
      fragment`select email, locale from users where id = ${actor.id}`,
    )
    if (reader === undefined) return refuse('not-found')
    const written = reader.locale ?? ''
    const locale = isLocale(written) ? written : DEFAULT_LOCALE
    await queueMail(transaction, {
      key: `newsletter-test:${newsletter}:${randomUUID()}`,
      template: 'newsletter-test',
      user: actor.id,
      email: reader.email,
      locale,
      data: { letter: JSON.stringify(stored.letters[locale]) },
    })
    await logCommand(transaction, {
      actor,
      command: 'newsletter.send',
      resource: 'newsletters',
      record: newsletter,
      reason,
      before: {},
      after: { test: true },
    })
    return accept(null)
  })
}
