import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'

/** The payee of an account, made at its first statement and locked until the commit: its versions are numbered in turn. */
export async function lockPayee(transaction: Transaction, user: string): Promise<string> {
  await transaction(fragment`insert into payees (user_id) values (${user}) on conflict (user_id) do nothing`)
  const [row] = await transaction<{ id: Column<'payees.id'> }>(
    fragment`select id from payees where user_id = ${user} for update`,
  )
  if (row === undefined) throw new Error('the payee was not written')
  return row.id
}

/** A payee by its id, locked until the commit, with its account. */
export async function lockPayeeById(
  transaction: Transaction,
  id: string,
): Promise<{ readonly user: string } | undefined> {
  const [row] = await transaction<{ user_id: Column<'payees.user_id'> }>(
    fragment`select user_id from payees where id = ${id}::uuid for update`,
  )
  return row === undefined ? undefined : { user: row.user_id }
}
