import type { PayloadRequest } from 'payload'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import {
  type ChangedAccount,
  endLinks,
  notifyAccountOwner,
} from '#cms/operations/accounts/notify-account-owner.ts'
import { sql, transactionOf } from '#cms/operations/database.ts'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { PASSWORD_LENGTH, passwordFault } from '#domain/accounts/passwords.ts'
import { refuse } from '#domain/errors/catalogue.ts'

interface Credentials {
  readonly password?: unknown
  readonly email?: unknown
}

/** The panel's messages for rejected passwords; it does not translate codes. */
const WORDS = {
  'password-missing': 'A password is a text',
  'password-too-short': `The password needs ${PASSWORD_LENGTH.least} characters or more`,
  'password-too-long': `The password has more than ${PASSWORD_LENGTH.most} characters`,
  'password-too-common': 'The password is one that is guessed first: choose another',
  'password-is-email': 'The password is the e-mail: choose another',
  'password-wrong': 'The password is not right',
} as const satisfies Record<NonNullable<ReturnType<typeof passwordFault>> | 'password-missing', string>

/** Rejects a password that users could not choose for themselves, also one set by an admin. */
export function checkPassword<T extends Credentials>(
  data: T,
  original: { readonly email?: unknown } | undefined,
): T {
  const { password, email = original?.email } = data
  if (password === undefined || password === null || password === '') return data
  const ownEmail = typeof email === 'string' ? email : ''
  const fault = typeof password === 'string' ? passwordFault(password, ownEmail) : 'password-missing'
  if (fault !== null) throw refusalError(refuse(fault, WORDS[fault]))
  return data
}

/**
 * Follows a new password or address written through Payload, by an admin or by the user in the panel: ends every other
 * session of the account and the links of mails, and notifies the owner at the previous address. All in the
 * transaction of the change.
 */
export async function followCredentialChange<T extends Credentials>(
  req: PayloadRequest,
  data: T,
  original: { readonly id: string; readonly email: string },
): Promise<T> {
  const changes = [
    ...(data.password ? (['password'] as const) : []),
    ...(data.email !== undefined && data.email !== original.email ? (['email'] as const) : []),
  ]
  if (changes.length === 0) return data
  const current = sessionOf(req)?.id ?? null
  await sql(req)`
    delete from sessions where user_id = ${original.id} and (${current}::uuid is null or id <> ${current}::uuid)`
  const [account] = await sql<ChangedAccount & Record<string, unknown>>(req)`
    select id, email, locale::text, verified from users where id = ${original.id} and deleted_at is null`
  const transaction = transactionOf(req)
  for (const change of changes) {
    await endLinks(transaction, change, original.id)
    // When password and address change together, the notice of the new address goes to the old one.
    if (account !== undefined) await notifyAccountOwner(transaction, change, account)
  }
  return data
}
