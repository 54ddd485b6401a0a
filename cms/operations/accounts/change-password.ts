import { confirmPassword } from '#cms/operations/accounts/confirm-password.ts'
import { openSession } from '#cms/operations/accounts/open-session.ts'
import { hashPassword } from '#cms/operations/accounts/password-hash.ts'
import { setPassword } from '#cms/operations/accounts/set-password.ts'
import type { OpenedSession, Visitor } from '#cms/operations/accounts/visitor.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { passwordFault } from '#domain/accounts/passwords.ts'
import { accept, type Result, refuseField } from '#domain/errors/catalogue.ts'

interface PasswordChange {
  readonly user: string
  /** The session in which it is changed. */
  readonly session: string
  readonly oldPassword: string
  readonly password: string
  readonly visitor: Visitor
}

/**
 * Changes a password after checking the old one. Ends every session; the current browser continues under a new token.
 */
export async function changePassword(
  payload: Payload,
  { user, session, oldPassword, password, visitor }: PasswordChange,
): Promise<Result<OpenedSession>> {
  const confirmed = await confirmPassword(payload, user, { field: 'old_password', password: oldPassword })
  if (!confirmed.ok) return confirmed
  const { email, hash } = confirmed.value
  const fault = passwordFault(password, email)
  if (fault !== null) return refuseField('password', fault)
  const newPassword = await hashPassword(password)
  const opened = await inTransaction(payload, async (transaction) => {
    const [current] = await transaction<{ remembered: Column<'sessions.remembered'> }>(fragment`
      select remembered from sessions where id = ${session}`)
    if (!(await setPassword(transaction, user, newPassword, hash))) return null
    const remembered = current?.remembered ?? false
    return openSession(transaction, { user, remembered, visitor, comparedHash: newPassword.hash })
  })
  return opened === null ? refuseField('old_password', 'password-wrong') : accept(opened)
}
