import type { PayloadRequest } from 'payload'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { sql } from '#cms/operations/database.ts'

/**
 * A new password or address in the panel ends every session of the account, in the same transaction; the one it is
 * changed in, where people change their own, goes on.
 */
export async function endSessionsOnChange<
  T extends { readonly password?: unknown; readonly email?: unknown },
>({
  req,
  operation,
  data,
  original,
}: {
  req: PayloadRequest
  operation: 'create' | 'update'
  data: T
  original: { readonly id: string; readonly email: string } | undefined
}): Promise<T> {
  const isNew = data.password !== undefined || (data.email !== undefined && data.email !== original?.email)
  if (operation === 'update' && original !== undefined && isNew) {
    const current = sessionOf(req)?.id ?? null
    await sql(req)`
      delete from sessions where user_id = ${original.id} and (${current}::uuid is null or id <> ${current}::uuid)`
  }
  return data
}
