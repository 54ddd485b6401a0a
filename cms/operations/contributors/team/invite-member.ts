import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import type { TeamForm } from '#domain/contract/console/teams.ts'
import { decideInvitation, INVITATION_DAYS, mayChangeTeam } from '#domain/contributors/team.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { lockTeam } from './lock-team.ts'

interface InviteMember extends TeamForm<'invite'> {
  readonly actor: Holder
  readonly contributor: number
}

/**
 * Invites an address to work for a contributor, by a mail with a link that expires; a second invitation of an address
 * renews the first. The first invitation makes a person a team. Refuses with the codes of `decideInvitation`.
 */
export async function inviteMember(
  payload: Payload,
  { actor, contributor, email, role }: InviteMember,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'invite-account', actor.id))) return refuse('too-many-invitations')
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const team = await lockTeam(transaction, contributor)
    if (team === undefined) return refuse('not-found')
    const allowed = mayChangeTeam(team, actor, 'invite')
    if (!allowed.ok) return allowed
    const decided = decideInvitation(await readFacts(transaction, contributor, email))
    if (!decided.ok) return decided
    if (team.type === 'person') await becomeTeam(transaction, contributor)
    const invitation = await write(transaction, { contributor, email, role, by: actor.id })
    await queueMail(transaction, {
      key: `member-invitation:${invitation.id}:${invitation.expires}`,
      template: 'member-invitation',
      user: null,
      email,
      locale: invitation.locale,
      data: { title: team.name, invitation: String(invitation.id) },
    })
    await logCommand(transaction, {
      actor,
      command: 'contributor-member.invite',
      resource: 'contributors',
      record: contributor,
      reason: null,
      before: {},
      after: { email, role },
    })
    return accept(null)
  })
}

interface FactsRow extends Record<string, unknown> {
  readonly size: Computed<number>
  readonly isMember: Computed<boolean>
}

async function readFacts(transaction: Transaction, contributor: number, email: string): Promise<FactsRow> {
  const [facts] = await transaction<FactsRow>(fragment`
    select
      (select count(*) from contributor_members m where m.contributor_id = c.id)::int
        + (select count(*) from contributor_invitations i
            where i.contributor_id = c.id and i.email <> ${email} and i.expires_at > now())::int as size,
      exists (select from users u where u.email = ${email} and u.deleted_at is null and (u.id = c.owner_id or exists
        (select from contributor_members m where m.contributor_id = c.id and m.user_id = u.id))) as "isMember"
      from contributors c where c.id = ${contributor}`)
  if (facts === undefined) throw new Error(`no facts of the team ${contributor}`)
  return facts
}

async function becomeTeam(transaction: Transaction, contributor: number): Promise<void> {
  await transaction(
    fragment`update contributors set type = 'team', updated_at = now() where id = ${contributor}`,
  )
  await enqueue(transaction, 'texts.changed', [
    { key: 'contributors', payload: { resource: 'contributors' } },
  ])
  await enqueueSearchSync(transaction, 'contributors', [contributor])
}

interface Written extends Record<string, unknown> {
  readonly id: Column<'contributor_invitations.id'>
  readonly expires: Column<'contributor_invitations.expires_at'>
  /** The language of the inviter, for an address without an account. */
  readonly locale: Computed<string>
}

async function write(
  transaction: Transaction,
  { contributor, email, role, by }: { contributor: number; email: string; role: string; by: string },
): Promise<Written> {
  const [written] = await transaction<Written>(fragment`
    insert into contributor_invitations as i (contributor_id, email, role, invited_by, expires_at)
    values (${contributor}, ${email}, ${role}, ${by}, now() + make_interval(days => ${INVITATION_DAYS}))
    on conflict (contributor_id, email) do update set role = excluded.role, invited_by = excluded.invited_by,
      created_at = now(), expires_at = excluded.expires_at
    returning i.id, i.expires_at as expires,
      coalesce((select u.locale::text from users u where u.id = i.invited_by), 'en') as locale`)
  if (written === undefined) throw new Error('no invitation was written')
  return written
}
