import { countAttempt } from '#cms/operations/accounts/limit.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { decideInvitations, INVITATION_DAYS, mayChangeTeam } from '#domain/teams/team.ts'
import { lockTeamFor, readOccupancy } from './lock-team.ts'

interface InviteMembers {
  readonly user: string
  readonly team: string
  /** Distinct addresses. */
  readonly emails: readonly string[]
}

/**
 * Invites addresses to a team, each by a mail with a link that expires; a second invitation of an address renews the
 * first. All are invited or none. Refuses with the codes of `decideInvitations`.
 */
export async function inviteMembers(
  payload: Payload,
  { user, team, emails }: InviteMembers,
): Promise<Result<null>> {
  if (!(await withinMailLimit(payload, user, emails.length))) return refuse('too-many-invitations')
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const locked = await lockTeamFor(transaction, team, user)
    if (!locked.ok) return locked
    const { actor, seats, name } = locked.value
    const allowed = mayChangeTeam(actor, 'invite')
    if (!allowed.ok) return allowed
    const occupancy = await readOccupancy(transaction, team, emails)
    const decided = decideInvitations({ seats, ...occupancy }, await readInvited(transaction, team, emails))
    if (!decided.ok) return decided
    for (const email of emails) {
      const { id, expires, locale } = await write(transaction, { team, email, by: user })
      await queueMail(transaction, {
        key: `team-invitation:${id}:${expires}`,
        template: 'team-invitation',
        user: null,
        email,
        locale,
        data: { title: name, invitation: id },
      })
    }
    await logCommand(transaction, {
      actor: { id: user, roles: [] },
      command: allowed.value,
      resource: 'teams',
      record: team,
      reason: null,
      before: {},
      after: { emails },
    })
    return accept(null)
  })
}

/** Each address counts: it is a mail to an address of the inviter's choice. */
async function withinMailLimit(payload: Payload, user: string, mails: number): Promise<boolean> {
  let count = 0
  for (let mail = 0; mail < mails; mail += 1) count = await countAttempt(payload, 'team-invite-account', user)
  return count <= LIMITS['team-invite-account'].most
}

interface InvitedRow extends Record<string, unknown> {
  readonly email: Computed<string>
  readonly isMember: Computed<boolean>
}

function readInvited(transaction: Transaction, team: string, emails: readonly string[]) {
  return transaction<InvitedRow>(fragment`
    select wanted.email, exists (select from team_members m join users u on u.id = m.user_id
      where m.team_id = ${team}::uuid and u.email = wanted.email and u.deleted_at is null) as "isMember"
      from unnest(${fragment.param(emails)}::text[]) wanted (email)`)
}

interface Written extends Record<string, unknown> {
  readonly id: Column<'team_invitations.id'>
  readonly expires: Column<'team_invitations.expires_at'>
  /** The language of the inviter, for an address without an account. */
  readonly locale: Computed<string>
}

async function write(
  transaction: Transaction,
  { team, email, by }: { team: string; email: string; by: string },
): Promise<Written> {
  const [written] = await transaction<Written>(fragment`
    insert into team_invitations as i (team_id, email, invited_by, expires_at)
    values (${team}::uuid, ${email}, ${by}, now() + make_interval(days => ${INVITATION_DAYS}))
    on conflict (team_id, email) do update set invited_by = excluded.invited_by, created_at = now(),
      expires_at = excluded.expires_at
    returning i.id, i.expires_at as expires,
      coalesce((select u.locale::text from users u where u.id = i.invited_by), 'en') as locale`)
  if (written === undefined) throw new Error('no invitation was written')
  return written
}
