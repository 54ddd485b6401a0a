import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import {
  isAccount,
  lockRoles,
  presentHolder,
  readRoles,
  writeRole,
} from '#cms/operations/roles/write-roles.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { decideRoleChange, REQUEST_DAYS, type RoleChange } from '#domain/permissions/role-change.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

interface ChangeRole {
  readonly actor: Holder
  readonly user: string
  readonly role: StaffRole
  readonly change: RoleChange
  readonly reason: string
}

/**
 * Grants or revokes a staff role, or asks a second admin for the role admin. Writes roles, request and audit log in one
 * transaction.
 *
 * @returns whether it was applied, or waits for the second admin
 */
export function changeRole(
  payload: Payload,
  { actor, user, role, change, reason }: ChangeRole,
): Promise<Result<'apply' | 'request'>> {
  return inTransaction<Result<'apply' | 'request'>>(payload, async (transaction) => {
    await lockRoles(transaction)
    if (!(await isAccount(transaction, user))) return refuse('not-found', 'There is no such account')
    const roles = await readRoles(transaction, user)
    const holder = await presentHolder(transaction, actor)
    const decided = decideRoleChange({ actor: holder, user, role, change, roles })
    if (!decided.ok) return decided
    const after =
      decided.value === 'apply'
        ? { roles: await writeRole(transaction, { user, role, change }) }
        : { roles, requested: role }
    if (decided.value === 'request' && !(await addRequest(transaction, { user, by: actor.id, reason })))
      return refuse('state-changed', 'The role was requested already')
    await logCommand(transaction, {
      actor: holder,
      command: 'role.grant',
      resource: 'staff',
      record: user,
      reason,
      before: { roles },
      after,
    })
    return accept(decided.value)
  })
}

interface NewRequest {
  readonly user: string
  readonly by: string
  readonly reason: string
}

/** @returns false when another request waits */
async function addRequest(transaction: Transaction, { user, by, reason }: NewRequest): Promise<boolean> {
  await transaction(fragment`
    update role_requests set outcome = 'expired', decided_at = now()
     where user_id = ${user} and outcome is null
       and requested_at <= now() - make_interval(days => ${REQUEST_DAYS}::int)`)
  const added = await transaction(fragment`
    insert into role_requests (user_id, requested_by, reason) values (${user}, ${by}, ${reason})
    on conflict do nothing returning id`)
  return added.length === 1
}
