import { type Payload, sql } from '#cms/operations/database.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { displayName } from '#domain/accounts/names.ts'
import type { Team, TeamInvitation, TeamMember } from '#domain/contract/teams.ts'
import { isUsable } from '#domain/subscriptions/access.ts'

interface TeamRow
  extends Record<string, unknown>,
    Columns<'teams', 'id' | 'name' | 'email' | 'size' | 'seats'> {
  readonly role: Column<'team_members.role'>
  readonly used: Computed<number>
}

/** The teams of a user, by name; with their members, and for an owner open invitations, where `members` is set. */
export async function readTeams(
  payload: Payload,
  user: string,
  { members: withMembers = false }: { readonly members?: boolean } = {},
): Promise<Team[]> {
  const rows = await sql<TeamRow>(payload)`
    select t.id, t.name, t.email, t.size, t.seats, own.role,
      (select count(*) from team_members m where m.team_id = t.id)::int
        + (select count(*) from team_invitations i where i.team_id = t.id and i.expires_at > now())::int as used
      from team_members own join teams t on t.id = own.team_id
     where own.user_id = ${user} order by lower(t.name), t.id`
  const subscribed = await readSubscribed(payload, user)
  const teams = rows.map((row) => teamOf(row, subscribed))
  if (!withMembers) return teams
  const [members, invitations] = await Promise.all([
    readMembers(payload, user),
    readInvitations(payload, user),
  ])
  return teams.map((team) => ({
    ...team,
    members: members.filter(({ team: id }) => id === team.uuid).map((row) => memberOf(row, user)),
    ...(team.pivot.role === 'admin'
      ? { invitations: invitations.filter(({ team: id }) => id === team.uuid).map(invitationOf) }
      : {}),
  }))
}

function teamOf(
  { id, name, email, size, seats, role, used }: TeamRow,
  subscribed: ReadonlySet<string | null>,
): Team {
  return {
    uuid: id,
    name,
    email,
    size,
    seats,
    seats_used: used,
    is_subscribed: subscribed.has(id),
    pivot: { role: role === 'owner' ? 'admin' : 'member' },
  }
}

interface SubscriptionRow
  extends Record<string, unknown>,
    Columns<'subscriptions', 'team_id' | 'state' | 'cancel_at_period_end' | 'paid_until'> {}

/** The teams of the user that have a usable team plan. */
async function readSubscribed(payload: Payload, user: string): Promise<ReadonlySet<string | null>> {
  const rows = await sql<SubscriptionRow>(payload)`
    select s.team_id, s.state, s.cancel_at_period_end, s.paid_until
      from team_members own join subscriptions s on s.team_id = own.team_id
     where own.user_id = ${user} and s.plan_type = 'team'`
  const usable = rows.filter(({ state, cancel_at_period_end: cancelAtPeriodEnd, paid_until: until }) =>
    isUsable({ state, cancelAtPeriodEnd, paidUntil: Date.parse(until) }, Date.now()),
  )
  return new Set(usable.map(({ team_id: team }) => team))
}

interface MemberRow extends Record<string, unknown> {
  readonly id: Column<'team_members.id'>
  readonly team: Column<'team_members.team_id'>
  readonly user: Column<'team_members.user_id'>
  readonly role: Column<'team_members.role'>
  readonly joined: Column<'team_members.joined_at'>
  readonly name: Column<'users.name'>
  readonly email: Column<'users.email'>
}

function readMembers(payload: Payload, user: string): Promise<MemberRow[]> {
  return sql<MemberRow>(payload)`
    select m.id, m.team_id as team, m.user_id as user, m.role, m.joined_at as joined, u.name, u.email
      from team_members own join team_members m on m.team_id = own.team_id join users u on u.id = m.user_id
     where own.user_id = ${user} order by m.role desc, m.joined_at, m.id`
}

function memberOf({ id, user, name, email, role, joined }: MemberRow, self: string): TeamMember {
  return {
    uuid: id,
    name: displayName({ name, email }),
    email,
    role,
    joined_at: new Date(joined).toISOString(),
    is_self: user === self,
  }
}

interface InvitationRow extends Record<string, unknown> {
  readonly id: Column<'team_invitations.id'>
  readonly team: Column<'team_invitations.team_id'>
  readonly email: Column<'team_invitations.email'>
  readonly expires: Column<'team_invitations.expires_at'>
}

/** Open invitations to the teams that the user owns. */
function readInvitations(payload: Payload, user: string): Promise<InvitationRow[]> {
  return sql<InvitationRow>(payload)`
    select i.id, i.team_id as team, i.email, i.expires_at as expires
      from team_members own join team_invitations i on i.team_id = own.team_id
     where own.user_id = ${user} and own.role = 'owner' and i.expires_at > now() order by i.created_at, i.id`
}

function invitationOf({ id, email, expires }: InvitationRow): TeamInvitation {
  return { uuid: id, email, expires_at: new Date(expires).toISOString() }
}

/** The team of a membership; null where there is none. */
export async function teamOfMember(payload: Payload, member: string): Promise<string | null> {
  const [row] = await sql<{ team: Column<'team_members.team_id'> }>(payload)`
    select team_id as team from team_members where id = ${member}::uuid`
  return row?.team ?? null
}

/** The team of an invitation; null where there is none. */
export async function teamOfInvitation(payload: Payload, invitation: string): Promise<string | null> {
  const [row] = await sql<{ team: Column<'team_invitations.team_id'> }>(payload)`
    select team_id as team from team_invitations where id = ${invitation}::uuid`
  return row?.team ?? null
}
