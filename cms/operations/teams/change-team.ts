import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { decideGoing, mayChangeTeam } from '#domain/teams/team.ts'
import { endMembership, makeOwner, removeMember } from './end-membership.ts'
import { type LockedTeam, lockTeamFor, readMember } from './lock-team.ts'
import { mailMember } from './team-mails.ts'

type TeamChange =
  | { readonly action: 'revoke'; readonly invitation: string }
  | { readonly action: 'remove' | 'hand-over'; readonly member: string }
  | { readonly action: 'leave' }

interface ChangeTeam {
  readonly user: string
  readonly team: string
  readonly change: TeamChange
}

/** What the audit log records. */
interface Recorded {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/**
 * Takes an invitation back, removes a member, hands the team over to one, or ends the membership of the user. The owner
 * stays until the team is handed over.
 */
export function changeTeam(payload: Payload, { user, team, change }: ChangeTeam): Promise<Result<null>> {
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const locked = await lockTeamFor(transaction, team, user)
    if (!locked.ok) return locked
    const allowed = mayChangeTeam(locked.value.actor, change.action)
    if (!allowed.ok) return allowed
    const done = await apply(transaction, locked.value, change)
    if (!done.ok) return done
    await logCommand(transaction, {
      actor: { id: user, roles: [] },
      command: allowed.value,
      resource: 'teams',
      record: team,
      reason: null,
      ...done.value,
    })
    return accept(null)
  })
}

function apply(transaction: Transaction, team: LockedTeam, change: TeamChange): Promise<Result<Recorded>> {
  switch (change.action) {
    case 'revoke':
      return revoke(transaction, team, change.invitation)
    case 'remove':
      return remove(transaction, team, change.member)
    case 'hand-over':
      return handOver(transaction, team, change.member)
    case 'leave':
      return leave(transaction, team)
  }
}

async function revoke(
  transaction: Transaction,
  { id }: LockedTeam,
  invitation: string,
): Promise<Result<Recorded>> {
  const [ended] = await transaction<{ email: Column<'team_invitations.email'> }>(fragment`
    delete from team_invitations where id = ${invitation}::uuid and team_id = ${id}::uuid returning email`)
  return ended === undefined ? refuse('not-found') : accept({ before: { email: ended.email }, after: {} })
}

async function remove(transaction: Transaction, team: LockedTeam, id: string): Promise<Result<Recorded>> {
  const removed = await removeMember(transaction, team, id)
  return removed.ok ? accept({ before: { user: removed.value.user }, after: {} }) : removed
}

async function handOver(transaction: Transaction, team: LockedTeam, id: string): Promise<Result<Recorded>> {
  const member = await readMember(transaction, team.id, { member: id })
  if (member === undefined) return refuse('not-found')
  if (member.role === 'owner') return refuse('state-changed')
  await makeOwner(transaction, team.id, member.id)
  // The same member can become the owner again; each time is a mail of its own.
  await mailMember(transaction, member, {
    name: team.name,
    key: `team-handed-over:${member.id}:${Date.now()}`,
    template: 'team-handed-over',
  })
  return accept({ before: { owner: team.actor.user }, after: { owner: member.user } })
}

async function leave(transaction: Transaction, { id, actor }: LockedTeam): Promise<Result<Recorded>> {
  const member = await readMember(transaction, id, { user: actor.user })
  if (member === undefined) return refuse('not-found')
  const decided = decideGoing(member.role)
  if (!decided.ok) return decided
  await endMembership(transaction, id, member)
  return accept({ before: { user: actor.user }, after: {} })
}
