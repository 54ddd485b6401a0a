import { countFailures } from '#cms/operations/accounts/limit.ts'
import { openSession } from '#cms/operations/accounts/open-session.ts'
import { type RedeemedToken, redeemToken } from '#cms/operations/accounts/redeem-token.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import type { OpenedSession, Visitor } from '#cms/operations/accounts/visitor.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/**
 * Verifies the address of an account by the link of a mail. The browser that signed up is signed in; any other only
 * verifies, so that no user is signed in to an account that another person made for them.
 *
 * @returns the opened session, null for none. A link that was used before verifies again.
 */
export async function verifyEmail(
  payload: Payload,
  token: string,
  visitor: Visitor,
): Promise<Result<OpenedSession | null>> {
  return countFailures(payload, 'token-address', visitor.address, () =>
    inTransaction(payload, (transaction) => followLink(transaction, token, visitor)),
  )
}

async function followLink(
  transaction: Transaction,
  token: string,
  visitor: Visitor,
): Promise<Result<OpenedSession | null>> {
  const used = await redeemToken(transaction, 'verify-email', token)
  if (used === null)
    return (await isAlreadyVerified(transaction, token)) ? accept(null) : refuse('link-ended')
  const hash = await confirm(transaction, used)
  if (hash === undefined) return refuse('link-ended')
  if (visitor.device === null || used.deviceHash !== hashSecret(visitor.device)) return accept(null)
  const opening = { user: used.user, remembered: true, visitor, comparedHash: hash }
  return accept(await openSession(transaction, opening))
}

/** @returns the account's current password hash, undefined when its address has changed */
async function confirm(
  transaction: Transaction,
  { user, email }: RedeemedToken,
): Promise<string | null | undefined> {
  const [account] = await transaction<{
    hash: Column<'users.hash'>
    locale: Present<'users.locale'>
  }>(fragment`
    update users set verified = true where id = ${user} and email = ${email} returning hash, locale::text`)
  if (account === undefined) return undefined
  await queueMail(transaction, {
    key: `welcome:${user}`,
    template: 'welcome',
    user,
    email,
    locale: account.locale,
  })
  await notify(transaction, { user, type: 'welcome', key: 'welcome' })
  return account.hash
}

async function isAlreadyVerified(transaction: Transaction, token: string): Promise<boolean> {
  const rows = await transaction(fragment`
    select 1 from account_tokens t join users u on u.id = t.user_id
     where t.token_hash = ${hashSecret(token)} and t.purpose = 'verify-email' and t.used_at is not null
       and u.email = t.email and u.verified and u.deleted_at is null`)
  return rows.length > 0
}
