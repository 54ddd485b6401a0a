import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { currentMinute, queueMail } from '#cms/operations/mail/queue-mail.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

interface AskedReset {
  readonly email: string
  readonly locale: Locale
  readonly address: string
}

/**
 * Has a link for a new password mailed. Whether there is an account is found out when the mail is sent, not here: the
 * same is done for every address, in the same time.
 */
export async function askReset(
  payload: Payload,
  { email, locale, address }: AskedReset,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'mail-address', address))) return refuse('too-many-attempts')
  // Whoever asks too often for one address is not told: that would say that mails went there.
  if (!(await withinLimit(payload, 'mail-recipient', email))) return accept(null)
  const key = `reset-password:${hashSecret(email)}:${currentMinute()}`
  await inTransaction(payload, (transaction) =>
    queueMail(transaction, { key, template: 'reset-password', user: null, email, locale }),
  )
  return accept(null)
}
