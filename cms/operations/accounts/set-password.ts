import { endLinks, notifyAccountOwner } from '#cms/operations/accounts/notify-account-owner.ts'
import type { StoredPassword } from '#cms/operations/accounts/password-hash.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'

/**
 * Sets an account's new password, ends every session and open link, and notifies the owner.
 *
 * @returns false when the account is gone, or its password is not the one that was compared
 */
export async function setPassword(
  transaction: Transaction,
  user: string,
  { hash, salt }: StoredPassword,
  comparedHash?: string,
): Promise<boolean> {
  const compared = comparedHash === undefined ? fragment`true` : fragment`hash = ${comparedHash}`
  const [account] = await transaction<{
    email: Column<'users.email'>
    locale: Present<'users.locale'>
    verified: Column<'users.verified'>
  }>(fragment`
    update users set hash = ${hash}, salt = ${salt}, updated_at = now()
     where id = ${user} and deleted_at is null and ${compared} returning email, locale::text, verified`)
  if (account === undefined) return false
  await transaction(fragment`delete from sessions where user_id = ${user}`)
  await endLinks(transaction, 'password', user)
  await notifyAccountOwner(transaction, 'password', { id: user, ...account })
  return true
}
