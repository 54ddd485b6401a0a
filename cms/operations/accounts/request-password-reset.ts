import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import type { Visitor } from '#cms/operations/accounts/visitor.ts'
import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { readMailPace, visitingRequester } from '#cms/operations/mail/read-mail-pace.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

interface RequestedReset {
  readonly email: string
  readonly locale: Locale
  readonly visitor: Pick<Visitor, 'address' | 'device'>
}

/**
 * Mails a link for a new password. The account is looked up when the mail is sent, not here: every address takes the
 * same steps and the same time.
 */
export async function requestPasswordReset(
  payload: Payload,
  { email, locale, visitor }: RequestedReset,
): Promise<Result<null>> {
  const requester = await visitingRequester(payload, email, visitor)
  if (!requester.isKnown && !(await withinLimit(payload, 'mail-address', visitor.address)))
    return refuse('too-many-attempts')
  const { dueAt, key } = await readMailPace(payload, email, requester)
  await inTransaction(payload, (transaction) =>
    queueMail(transaction, {
      key: `reset-password:${hashSecret(email)}:${key}`,
      template: 'reset-password',
      user: null,
      email,
      locale,
      dueAt,
    }),
  )
  return accept(null)
}
