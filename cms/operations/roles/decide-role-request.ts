import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import {
  isAccount,
  lockRoles,
  presentHolder,
  readRoles,
  writeRole,
} from '#cms/operations/roles/write-roles.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { decideRoleRequest, type RequestOutcome } from '#domain/permissions/role-change.ts'

interface DecideRoleRequest {
  readonly actor: Holder
  readonly request: number
  readonly outcome: RequestOutcome
}

/** Confirms or refuses a request for the role admin; a confirmed one grants the role in the same transaction. */
export function decideRequest(
  payload: Payload,
  { actor, request, outcome }: DecideRoleRequest,
): Promise<Result<null>> {
  return inTransaction<Result<null>>(payload, async (transaction) => {
    await lockRoles(transaction)
    const [row] = await transaction<
      Columns<'role_requests', 'user_id' | 'requested_by' | 'requested_at' | 'outcome' | 'reason'>
    >(fragment`
      select user_id, requested_by, requested_at, outcome, reason from role_requests
       where id = ${request} for update`)
    if (row === undefined) return refuse('not-found', 'There is no such request')
    const user = row.user_id
    const holder = await presentHolder(transaction, actor)
    const decided = decideRoleRequest(
      {
        requestedBy: row.requested_by,
        requestedAt: Date.parse(row.requested_at),
        isDecided: row.outcome !== null,
      },
      { actor: holder, outcome, now: Date.now() },
    )
    if (!decided.ok) return decided
    if (!(await isAccount(transaction, user))) return refuse('not-found', 'The account was deleted')
    const before = await readRoles(transaction, user)
    const isGranted = outcome === 'confirmed' && !before.includes('admin')
    const after = isGranted ? await writeRole(transaction, { user, role: 'admin', change: 'grant' }) : before
    await transaction(fragment`
      update role_requests set outcome = ${outcome}, decided_by = ${actor.id}, decided_at = now()
       where id = ${request} and outcome is null`)
    await logCommand(transaction, {
      actor: holder,
      command: 'role-request.decide',
      resource: 'staff',
      record: user,
      reason: row.reason,
      before: { roles: before },
      after: { roles: after, request: outcome },
    })
    return accept(null)
  })
}
