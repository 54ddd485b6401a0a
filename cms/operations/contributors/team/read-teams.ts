import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { displayName } from '#domain/accounts/names.ts'
import type { ConsoleTeam, TeamInvitation, TeamMember } from '#domain/contract/console/teams.ts'
import { mayChangeTeam, TEAM_ACTION_CODES } from '#domain/contributors/team.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

interface ContributorRow extends Record<string, unknown> {
  readonly id: Column<'contributors.id'>
  readonly name: Column<'contributors.name'>
  readonly username: Column<'contributors.username'>
  readonly type: Column<'contributors.type'>
  readonly holder: Column<'contributors.owner_id'>
}

interface MemberRow extends Record<string, unknown> {
  /** Null for the holder. */
  readonly id: Column<'contributor_members.id'> | null
  readonly contributor: Column<'contributors.id'>
  readonly user: Column<'users.id'>
  readonly name: Column<'users.name'>
  readonly email: Column<'users.email'>
  readonly role: Column<'contributor_members.role'> | null
}

interface InvitationRow extends Record<string, unknown> {
  readonly id: Column<'contributor_invitations.id'>
  readonly contributor: Column<'contributor_invitations.contributor_id'>
  readonly email: Column<'contributor_invitations.email'>
  readonly role: Column<'contributor_invitations.role'>
  readonly expires_at: Column<'contributor_invitations.expires_at'>
  readonly is_expired: Computed<boolean>
}

/** The contributors that the actor holds, then those that they work for, each with its members. */
export async function readTeams(payload: Payload, actor: Holder): Promise<ConsoleTeam[]> {
  const teams = (actor.contributorTeams ?? []).map(({ id }) => id)
  const contributors = await run<ContributorRow>(
    payload,
    fragment`
    select id, name, username, type::text, owner_id as holder from contributors
     where owner_id = ${actor.id} or id = any(${fragment.param(teams)}::int[])
     order by (owner_id = ${actor.id}) desc nulls last, id`,
  )
  const ids = fragment.param(contributors.map(({ id }) => id))
  const [members, invitations] = await Promise.all([
    run<MemberRow>(
      payload,
      fragment`
      select null::int as id, c.id as contributor, u.id as user, u.name, u.email, null as role
        from contributors c join users u on u.id = c.owner_id where c.id = any(${ids}::int[])
      union all
      (select m.id, m.contributor_id, u.id, u.name, u.email, m.role::text
        from contributor_members m join users u on u.id = m.user_id
       where m.contributor_id = any(${ids}::int[]) and u.deleted_at is null order by m.id)`,
    ),
    run<InvitationRow>(
      payload,
      fragment`
      select id, contributor_id as contributor, email, role, expires_at, expires_at <= now() as is_expired
        from contributor_invitations where contributor_id = any(${ids}::int[]) order by id`,
    ),
  ])
  return contributors.map((contributor) => teamOf(contributor, { members, invitations, actor }))
}

interface Loaded {
  readonly members: readonly MemberRow[]
  readonly invitations: readonly InvitationRow[]
  readonly actor: Holder
}

function teamOf(
  { id, name, username, type, holder }: ContributorRow,
  { members, invitations, actor }: Loaded,
): ConsoleTeam {
  const facts = { contributor: id, holder }
  const allowed = TEAM_ACTION_CODES.filter((action) => mayChangeTeam(facts, actor, action).ok)
  const ofTeam = members.filter(({ contributor }) => contributor === id)
  return {
    id,
    name,
    username,
    type,
    role: ofTeam.find(({ user }) => user === actor.id)?.role ?? 'holder',
    members: ofTeam.map((row) => memberOf(row, actor)),
    invitations: allowed.includes('invite')
      ? invitations.filter(({ contributor }) => contributor === id).map(invitationOf)
      : [],
    allowed_actions: allowed,
  }
}

function memberOf({ id, user, name, email, role }: MemberRow, actor: Holder): TeamMember {
  return { id, name: displayName({ name, email }), email, role: role ?? 'holder', is_self: user === actor.id }
}

function invitationOf({ id, email, role, expires_at, is_expired }: InvitationRow): TeamInvitation {
  return {
    id,
    email,
    role,
    expires_at: new Date(expires_at).toISOString(),
    is_expired,
  }
}
