import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { readRoles } from '#cms/operations/roles/write-roles.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'
import {
  ROLE_REQUEST_ACTION_CODES,
  ROLE_REQUEST_ACTIONS,
  type UserRoles,
} from '#domain/contract/console/roles.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { decideRoleRequest, REQUEST_DAYS } from '#domain/permissions/role-change.ts'

/** An account of the console with its roles, and whether this actor may change them. */
export async function readUser(
  payload: Payload,
  resource: 'users' | 'staff',
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & Omit<UserRoles, 'id' | 'email'>) | null> {
  const row = await readRow(payload, resource, id)
  if (row === null) return null
  const [request] = await run<{ waits: Computed<boolean> }>(
    payload,
    fragment`
    select exists (select 1 from role_requests r where r.user_id = ${id} and r.outcome is null
      and r.requested_at > now() - make_interval(days => ${REQUEST_DAYS}::int)) as waits`,
  )
  const mayChange = actor.id !== id && commandScope(actor, 'role.grant') === 'all'
  return {
    ...row,
    roles: await readRoles(transactionOf(payload), id),
    admin_requested: request?.waits ?? false,
    allowed_actions: mayChange ? ['change-role'] : [],
  }
}

/** A request for the role admin, and what this actor may do with it. */
export async function readRoleRequest(
  payload: Payload,
  id: number,
  actor: Holder,
): Promise<ConsoleRow | null> {
  const row = await readRow(payload, 'role-requests', id)
  const [facts] = await run<
    Columns<'role_requests', 'requested_by' | 'outcome'> & { at: Cast<'role_requests.requested_at', string> }
  >(payload, fragment`select requested_by, outcome, requested_at as at from role_requests where id = ${id}`)
  if (row === null || facts === undefined) return null
  const request = {
    requestedBy: facts.requested_by,
    requestedAt: Date.parse(facts.at),
    isDecided: facts.outcome !== null,
  }
  const allowed = ROLE_REQUEST_ACTION_CODES.filter(
    (action) =>
      decideRoleRequest(request, { actor, outcome: ROLE_REQUEST_ACTIONS[action], now: Date.now() }).ok,
  )
  return { ...row, allowed_actions: allowed }
}
