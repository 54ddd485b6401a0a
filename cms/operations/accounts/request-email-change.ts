import { confirmPassword } from '#cms/operations/accounts/confirm-password.ts'
import { findAccountByEmail } from '#cms/operations/accounts/find-account.ts'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { readMailPace } from '#cms/operations/mail/read-mail-pace.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

interface EmailChange {
  readonly user: string
  readonly email: string
  readonly password: string
}

/**
 * Mails a link to a new address. Nothing changes until the link is used. Only the mailbox of the address learns
 * whether it is taken.
 */
export async function requestEmailChange(
  payload: Payload,
  { user, email, password }: EmailChange,
): Promise<Result<null>> {
  const confirmed = await confirmPassword(payload, user, { field: 'password', password })
  if (!confirmed.ok) return confirmed
  if (email === confirmed.value.email) return refuseField('email', 'email-unchanged')
  if (!(await withinLimit(payload, 'mail-address', user))) return refuse('too-many-attempts')
  const { dueAt, key } = await readMailPace(payload, email, { user })
  const taken = (await findAccountByEmail(payload, email)) !== null
  const template = taken ? 'account-exists' : 'change-email'
  // Requests of others share the mail of a slot; a link sent at once belongs to one account.
  const about = taken || dueAt !== null ? hashSecret(email) : `${user}:${hashSecret(email)}`
  const mail = {
    key: `${template}:${about}:${key}`,
    template,
    user: taken ? null : user,
    email,
    locale: confirmed.value.locale,
    dueAt,
  } as const
  await inTransaction(payload, async (transaction) => {
    await queueMail(transaction, mail)
    if (mail.user !== null && dueAt !== null) await assignToOlderAccount(transaction, mail.key, user)
  })
  return accept(null)
}

/**
 * A slot has one link to a new address, and each account needs a link of its own. The older account gets it, so that
 * accounts made for the purpose cannot keep it from the owner of the address.
 */
async function assignToOlderAccount(transaction: Transaction, key: string, user: string): Promise<void> {
  await transaction(fragment`
    update mails m set user_id = asking.id, locale = asking.locale::text
      from users asking, users holding
     where m.key = ${key} and m.state = 'waiting' and holding.id = m.user_id and asking.id = ${user}
       and asking.created_at < holding.created_at`)
}
