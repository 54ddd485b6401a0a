import { type Account, findAccountByEmail } from '#cms/operations/accounts/find-account.ts'
import { countFailures, resetAttempts, withinLimit } from '#cms/operations/accounts/limit.ts'
import { openSession } from '#cms/operations/accounts/open-session.ts'
import { isPassword } from '#cms/operations/accounts/password-hash.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import type { OpenedSession, Visitor } from '#cms/operations/accounts/visitor.ts'
import { inTransaction, type Payload, sql } from '#cms/operations/database.ts'
import type { LogInForm } from '#domain/contract/accounts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/**
 * Logs a user in. A missing account, a wrong password and a deleted account get the same answer in the same time.
 * Attempts are counted before the password is compared.
 */
export function logIn(payload: Payload, form: LogInForm, visitor: Visitor): Promise<Result<OpenedSession>> {
  return countFailures(payload, 'log-in-address', visitor.address, () => tryPassword(payload, form, visitor))
}

async function tryPassword(
  payload: Payload,
  { email, password, remember }: LogInForm,
  visitor: Visitor,
): Promise<Result<OpenedSession>> {
  const account = await findAccountByEmail(payload, email)
  const isKnown = await isKnownDevice(payload, account, visitor)
  const [counted, who] = isKnown
    ? (['log-in-known-device', `${email} ${visitor.device}`] as const)
    : (['log-in-account', email] as const)
  if (!(await withinLimit(payload, counted, who))) return refuse('too-many-attempts')
  if (!(await isPassword(password, account)) || account === null) return refuse('log-in-refused')
  await resetAttempts(payload, counted, who)
  const opened = await inTransaction(payload, (transaction) =>
    openSession(transaction, { user: account.id, remembered: remember, visitor, comparedHash: account.hash }),
  )
  return opened === null ? refuse('log-in-refused') : accept(opened)
}

async function isKnownDevice(
  payload: Payload,
  account: Account | null,
  { device }: Visitor,
): Promise<boolean> {
  const rows = await sql(payload)`
    select 1 from devices where user_id = ${account?.id ?? ''} and mark_hash = ${hashSecret(device ?? '')}`
  return rows.length > 0
}
