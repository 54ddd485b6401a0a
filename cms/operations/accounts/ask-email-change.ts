import { confirmPassword } from '#cms/operations/accounts/confirm-password.ts'
import { findAccountByEmail } from '#cms/operations/accounts/find-account.ts'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { currentMinute, queueMail } from '#cms/operations/mail/queue-mail.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

interface EmailChange {
  readonly user: string
  readonly email: string
  readonly password: string
}

/** Has a link mailed to a new address. Nothing changes before it is followed. Whether the address is taken is told to its mailbox alone. */
export async function askEmailChange(
  payload: Payload,
  { user, email, password }: EmailChange,
): Promise<Result<null>> {
  const confirmed = await confirmPassword(payload, user, { field: 'password', password })
  if (!confirmed.ok) return confirmed
  if (email === confirmed.value.email) return refuseField('email', 'email-unchanged')
  if (!(await withinLimit(payload, 'mail-address', user))) return refuse('too-many-attempts')
  if (!(await withinLimit(payload, 'mail-recipient', email))) return accept(null)
  const taken = (await findAccountByEmail(payload, email)) !== null
  const template = taken ? 'account-exists' : 'change-email'
  await inTransaction(payload, (transaction) =>
    queueMail(transaction, {
      key: `${template}:${user}:${hashSecret(email)}:${currentMinute()}`,
      template,
      user: taken ? null : user,
      email,
      locale: confirmed.value.locale,
    }),
  )
  return accept(null)
}
