import type { PayloadRequest } from 'payload'
import { transactionOf } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'

interface Invited {
  readonly id: string
  readonly email: string
  readonly locale?: string | null
  readonly verified?: boolean | null
}

/**
 * Notifies the owner of an address that an admin has created an account for it, in the same transaction: with the
 * verification link, or with the welcome mail when the admin has verified it. The seed and commands send no mail.
 */
export async function mailInvitation(req: PayloadRequest, { id, email, ...doc }: Invited): Promise<void> {
  if (req.payloadAPI === 'local') return
  const template = doc.verified ? 'welcome' : 'verify-email'
  const transaction = transactionOf(req)
  const locale = doc.locale ?? DEFAULT_LOCALE
  await queueMail(transaction, { key: `${template}:${id}`, template, user: id, email, locale })
}
