import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { RoleChange } from '#domain/permissions/role-change.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

/** Changes of roles run one after the other: two admins cannot take the role from each other at once. */
export async function lockRoles(transaction: Transaction): Promise<void> {
  await transaction(fragment`select pg_advisory_xact_lock(hashtextextended('roles', 0))`)
}

/** The roles of an account, as the transaction sees them. */
export async function readRoles(transaction: Transaction, user: string): Promise<StaffRole[]> {
  const rows = await transaction<{ value: Column<'users_roles.value'> }>(fragment`
    select value::text from users_roles where parent_id = ${user} order by "order"`)
  return rows.flatMap(({ value }) => (value === null ? [] : [value]))
}

/** The actor with their roles at this moment: a session may be older than their last change. */
export async function presentHolder(transaction: Transaction, actor: Holder): Promise<Holder> {
  return { ...actor, roles: await readRoles(transaction, actor.id) }
}

export async function isAccount(transaction: Transaction, user: string): Promise<boolean> {
  const rows = await transaction(fragment`
    select 1 from users where id = ${user} and deleted_at is null`)
  return rows.length > 0
}

/** Writes one change. @returns the roles afterwards */
export async function writeRole(
  transaction: Transaction,
  { user, role, change }: { readonly user: string; readonly role: StaffRole; readonly change: RoleChange },
): Promise<StaffRole[]> {
  if (change === 'grant')
    await transaction(fragment`
      insert into users_roles ("order", parent_id, value)
      select coalesce(max("order"), 0) + 1, ${user}, ${role}::enum_users_roles from users_roles
       where parent_id = ${user}`)
  else
    await transaction(fragment`
      delete from users_roles where parent_id = ${user} and value = ${role}::enum_users_roles`)
  return readRoles(transaction, user)
}
