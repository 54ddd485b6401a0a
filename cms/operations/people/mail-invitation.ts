import type { PayloadRequest } from 'payload'
import { run, type SQL } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'

interface Invited {
  readonly id: string
  readonly email: string
  readonly locale?: string | null
  readonly verified?: boolean | null
}

/**
 * Tells the owner of an address that an admin has made an account for it, in the transaction that makes it: by the link
 * that confirms the address, or by the welcome where the admin vouches for it. The seed and commands tell nobody.
 */
export async function mailInvitation(req: PayloadRequest, { id, email, ...doc }: Invited): Promise<void> {
  if (req.payloadAPI === 'local') return
  const template = doc.verified ? 'welcome' : 'verify-email'
  const transaction = <R extends Record<string, unknown>>(query: SQL) => run<R>(req, query)
  const locale = doc.locale ?? DEFAULT_LOCALE
  await queueMail(transaction, { key: `${template}:${id}`, template, user: id, email, locale })
}
