import type { KeptPassword } from '#cms/operations/accounts/password-hash.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { currentMinute, noticeKey, queueMail } from '#cms/operations/mail/queue-mail.ts'
import { notify } from '#cms/operations/notifications/notify.ts'

/**
 * Gives an account its new password, ends every session and every link that is under way, and tells the owner.
 * @returns false when the account is gone, or its password is not the one that was compared
 */
export async function setPassword(
  transaction: Transaction,
  user: string,
  { hash, salt }: KeptPassword,
  comparedHash?: string,
): Promise<boolean> {
  const compared = comparedHash === undefined ? fragment`true` : fragment`hash = ${comparedHash}`
  const [account] = await transaction<{ email: string; locale: string; verified: boolean | null }>(fragment`
    update users set hash = ${hash}, salt = ${salt}, updated_at = now()
     where id = ${user} and deleted_at is null and ${compared} returning email, locale::text, verified`)
  if (account === undefined) return false
  await transaction(fragment`delete from sessions where user_id = ${user}`)
  await transaction(fragment`
    update account_tokens set used_at = now() where user_id = ${user} and used_at is null and purpose <> 'verify-email'`)
  const { email, locale, verified } = account
  const key = `password-changed:${noticeKey({ id: user, email, verified })}`
  await queueMail(transaction, { key, template: 'password-changed', user, email, locale })
  await notify(transaction, {
    user,
    type: 'security',
    key: `password-changed:${user}:${currentMinute()}`,
    data: { event: 'password-changed' },
  })
  return true
}
