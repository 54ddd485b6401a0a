import { fragment, type Transaction } from '#cms/operations/database.ts'
import { currentMinute, noticeKey, queueMail } from '#cms/operations/mail/queue-mail.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'

/** An account before the change. */
export interface ChangedAccount {
  readonly id: Column<'users.id'>
  readonly email: Column<'users.email'>
  readonly locale: Present<'users.locale'>
  readonly verified: Column<'users.verified'>
}

const MAILS = { password: 'password-changed', email: 'email-changed' } as const

/** Notifies the owner by mail and on the site that the password or the address has changed. */
export async function notifyAccountOwner(
  transaction: Transaction,
  change: keyof typeof MAILS,
  account: ChangedAccount,
): Promise<void> {
  const template = MAILS[change]
  const { id: user, email, locale } = account
  await queueMail(transaction, { key: `${template}:${noticeKey(account)}`, template, user, email, locale })
  const key = `${template}:${user}:${currentMinute()}`
  await notify(transaction, { user, type: 'security', key, data: { event: template } })
}

/** Invalidates open links of mails; after a new password, links that only verify the address stay valid. */
export async function endLinks(
  transaction: Transaction,
  change: keyof typeof MAILS,
  user: string,
): Promise<void> {
  const endedPurposes = change === 'password' ? fragment`purpose <> 'verify-email'` : fragment`true`
  await transaction(fragment`
    update account_tokens set used_at = now() where user_id = ${user} and used_at is null and ${endedPurposes}`)
}
