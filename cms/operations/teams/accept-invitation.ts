import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { decideAcceptance } from '#domain/teams/team.ts'
import { readInvitation } from './invitation-token.ts'
import { lockTeam, readMember, readOccupancy } from './lock-team.ts'
import { mailMember, readOwner } from './team-mails.ts'

interface Accepted {
  readonly team: string
  readonly name: string
}

/**
 * Accepts an invitation with its mailed link: the account of the invited address becomes a member, while a seat is free.
 * Refuses other accounts, so that a link that was passed on is useless, and links that have ended.
 */
export function acceptInvitation(
  payload: Payload,
  { user, token }: { readonly user: string; readonly token: string },
): Promise<Result<Accepted>> {
  return inTransaction<Result<Accepted>>(payload, async (transaction) => {
    const named = await readInvitation(payload, transaction, token)
    const account = await readAccount(transaction, user)
    if (account === undefined) return refuse('not-signed-in')
    if (named === null) return refuse('link-ended')
    if (account.email !== named.email) return refuse('invitation-of-another')
    if (!account.verified) return refuse('email-not-verified')
    const team = await lockTeam(transaction, named.team)
    // Before the lock was granted, the invitation can have been accepted, renewed or taken back.
    const invitation = await readInvitation(payload, transaction, token)
    if (team === undefined || invitation === null) return refuse('link-ended')
    if ((await readMember(transaction, team.id, { user })) === undefined) {
      const decided = decideAcceptance({ seats: team.seats, ...(await readOccupancy(transaction, team.id)) })
      if (!decided.ok) return decided
      await join(transaction, { team: team.id, name: team.name, user })
    }
    await transaction(fragment`delete from team_invitations where id = ${invitation.id}::uuid`)
    return accept({ team: team.id, name: team.name })
  })
}

async function join(
  transaction: Transaction,
  { team, name, user }: { readonly team: string; readonly name: string; readonly user: string },
): Promise<void> {
  const [member] = await transaction<{ id: Column<'team_members.id'> }>(fragment`
    insert into team_members (team_id, user_id, role) values (${team}::uuid, ${user}, 'member') returning id`)
  await logCommand(transaction, {
    actor: { id: user, roles: [] },
    command: 'team.join',
    resource: 'teams',
    record: team,
    reason: null,
    before: {},
    after: { user },
  })
  await tellOwner(transaction, { team, name, key: `team-joined:${member?.id}` })
}

/** By mail, and on the site. */
async function tellOwner(
  transaction: Transaction,
  { team, name, key }: { readonly team: string; readonly name: string; readonly key: string },
): Promise<void> {
  const owner = await readOwner(transaction, team)
  if (owner === undefined) return
  await mailMember(transaction, owner, { name, key, template: 'team-joined' })
  await notify(transaction, { user: owner.user, type: 'team-joined', key, data: { title: name } })
}

interface AccountRow extends Record<string, unknown> {
  readonly email: Column<'users.email'>
  readonly verified: Present<'users.verified'>
}

async function readAccount(transaction: Transaction, user: string): Promise<AccountRow | undefined> {
  const [account] = await transaction<AccountRow>(fragment`
    select email, coalesce(verified, false) as verified from users where id = ${user} and deleted_at is null`)
  return account
}
