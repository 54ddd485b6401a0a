import { logCommand } from '#cms/operations/audit/log-command.ts'
import type { Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import { removeMember } from './end-membership.ts'
import { lockTeam } from './lock-team.ts'

interface RemoveByStaff {
  readonly actor: Holder
  readonly team: string
  /** The id of the membership. */
  readonly member: string
  readonly reason: string
}

/** Ends a membership on request of the team; the member gets the mail about it, and the owner stays. */
export function removeMemberByStaff(
  payload: Payload,
  { actor, team, member, reason }: RemoveByStaff,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'team.remove-member')
    if (!allowed.ok) return allowed
    const locked = await lockTeam(transaction, team)
    if (locked === undefined) return refuse('not-found')
    const removed = await removeMember(transaction, locked, member)
    if (!removed.ok) return removed
    await logCommand(transaction, {
      actor,
      command: 'team.remove-member',
      resource: 'customer-teams',
      record: team,
      reason,
      before: { user: removed.value.user },
      after: {},
    })
    return accept(null)
  })
}
