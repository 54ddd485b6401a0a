import { type Account, findAccountById } from '#cms/operations/accounts/find-account.ts'
import { resetAttempts, withinLimit } from '#cms/operations/accounts/limit.ts'
import { isPassword } from '#cms/operations/accounts/password-hash.ts'
import type { Payload } from '#cms/operations/database.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

/** Confirms a signed-in user by password. Attempts are limited, because an open session is no place to guess from. */
export async function confirmPassword(
  payload: Payload,
  user: string,
  { field, password }: { readonly field: string; readonly password: string },
): Promise<Result<Account & { readonly hash: string }>> {
  if (!(await withinLimit(payload, 'password-account', user))) return refuse('too-many-attempts')
  const account = await findAccountById(payload, user)
  if (!(await isPassword(password, account)) || account?.hash == null)
    return refuseField(field, 'password-wrong')
  await resetAttempts(payload, 'password-account', user)
  return accept({ ...account, hash: account.hash })
}
