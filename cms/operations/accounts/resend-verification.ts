import { findAccountById } from '#cms/operations/accounts/find-account.ts'
import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { readMailPace } from '#cms/operations/mail/read-mail-pace.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Mails the verification link again, unless the address is verified. */
export async function resendVerification(payload: Payload, user: string): Promise<Result<null>> {
  const account = await findAccountById(payload, user)
  if (account === null) return refuse('not-signed-in')
  const { email, locale } = account
  if (account.verified) return accept(null)
  const { dueAt, key } = await readMailPace(payload, email, { user })
  await inTransaction(payload, (transaction) =>
    queueMail(transaction, {
      key: `verify-email:${user}:${key}`,
      template: 'verify-email',
      user,
      email,
      locale,
      dueAt,
    }),
  )
  return accept(null)
}
