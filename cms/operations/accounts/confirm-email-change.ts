import { countFailures } from '#cms/operations/accounts/limit.ts'
import { endLinks, notifyAccountOwner } from '#cms/operations/accounts/notify-account-owner.ts'
import { redeemToken } from '#cms/operations/accounts/redeem-token.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { isUniqueViolation } from '#cms/operations/is-unique-violation.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface Confirmation {
  readonly token: string
  /** The network of the request (`networkOf`). */
  readonly address: string
}

/**
 * Sets an account's new address by the link mailed to it, and notifies the old address. Links to the old address
 * become invalid.
 */
export async function confirmEmailChange(
  payload: Payload,
  { token, address }: Confirmation,
): Promise<Result<null>> {
  return countFailures(payload, 'token-address', address, async () => {
    try {
      return await inTransaction(payload, (transaction) => followLink(transaction, token))
    } catch (error) {
      // Another account took the address in the meantime.
      if (isUniqueViolation(error, 'users_email_idx')) return refuse('link-ended')
      throw error
    }
  })
}

async function followLink(transaction: Transaction, token: string): Promise<Result<null>> {
  const used = await redeemToken(transaction, 'change-email', token)
  if (used === null) return refuse('link-ended')
  const [old] = await transaction<{
    email: Column<'users.email'>
    locale: Present<'users.locale'>
    verified: Column<'users.verified'>
  }>(fragment`
    select email, locale::text, verified from users where id = ${used.user} for update`)
  if (old === undefined) return refuse('link-ended')
  await transaction(fragment`
    update users set email = ${used.email}, verified = true, updated_at = now() where id = ${used.user}`)
  await endLinks(transaction, 'email', used.user)
  await notifyAccountOwner(transaction, 'email', { id: used.user, ...old })
  return accept(null)
}
