import { countFailures, resetAttempts } from '#cms/operations/accounts/limit.ts'
import { hashPassword } from '#cms/operations/accounts/password-hash.ts'
import { readToken, redeemToken } from '#cms/operations/accounts/redeem-token.ts'
import { setPassword } from '#cms/operations/accounts/set-password.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { passwordFault } from '#domain/accounts/passwords.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

interface Reset {
  readonly token: string
  readonly password: string
  /** The network of the request (`networkOf`). */
  readonly address: string
}

/** Sets a new password by the link of a mail, and ends all sessions. A rejected password does not use up the link. */
export function resetPassword(payload: Payload, { address, ...form }: Reset): Promise<Result<null>> {
  return countFailures(payload, 'token-address', address, () => followLink(payload, form))
}

async function followLink(
  payload: Payload,
  { token, password }: Omit<Reset, 'address'>,
): Promise<Result<null>> {
  const wanted = await readToken(payload, 'reset-password', token)
  if (wanted === null) return refuse('link-ended')
  const fault = passwordFault(password, wanted.email)
  if (fault !== null) return refuseField('password', fault)
  const newPassword = await hashPassword(password)
  const done = await inTransaction(payload, async (transaction) => {
    const used = await redeemToken(transaction, 'reset-password', token)
    if (used === null) return false
    // Access to the mailbox proves that the address is theirs.
    await transaction(
      fragment`update users set verified = true where id = ${used.user} and email = ${used.email}`,
    )
    return setPassword(transaction, used.user, newPassword)
  })
  if (!done) return refuse('link-ended')
  await resetAttempts(payload, 'log-in-account', wanted.email)
  return accept(null)
}
