import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { TeamActor } from '#domain/teams/team.ts'

interface TeamRow extends Record<string, unknown> {
  readonly id: Column<'teams.id'>
  readonly name: Column<'teams.name'>
  readonly seats: Column<'teams.seats'>
}

/**
 * The team that changes. Its lock serialises all changes of one team: members and seats are read in later statements,
 * which see what a transaction before them wrote.
 */
export async function lockTeam(transaction: Transaction, team: string): Promise<TeamRow | undefined> {
  const [row] = await transaction<TeamRow>(
    fragment`select id, name, seats from teams where id = ${team}::uuid for update`,
  )
  return row
}

export interface LockedTeam extends TeamRow {
  readonly actor: TeamActor
}

/** The team while it is locked, with the role of the actor; `not-found` where it does not exist. */
export async function lockTeamFor(
  transaction: Transaction,
  team: string,
  user: string,
): Promise<Result<LockedTeam>> {
  const row = await lockTeam(transaction, team)
  if (row === undefined) return refuse('not-found')
  const member = await readMember(transaction, team, { user })
  return accept({ ...row, actor: { user, team, role: member?.role ?? null } })
}

export interface MemberRow extends Record<string, unknown> {
  readonly id: Column<'team_members.id'>
  readonly user: Column<'team_members.user_id'>
  readonly role: Column<'team_members.role'>
  readonly email: Column<'users.email'>
}

/** A member of the team, by the id of the membership or of the account. */
export async function readMember(
  transaction: Transaction,
  team: string,
  by: { readonly member: string } | { readonly user: string },
): Promise<MemberRow | undefined> {
  const condition = 'member' in by ? fragment`m.id = ${by.member}::uuid` : fragment`m.user_id = ${by.user}`
  const [member] = await transaction<MemberRow>(fragment`
    select m.id, m.user_id as user, m.role, u.email from team_members m join users u on u.id = m.user_id
     where m.team_id = ${team}::uuid and ${condition}`)
  return member
}

/** How many members a locked team has, and open invitations to other addresses than these. */
export async function readOccupancy(
  transaction: Transaction,
  team: string,
  renewed: readonly string[] = [],
): Promise<{ readonly members: number; readonly invitations: number }> {
  const [taken] = await transaction<{ members: Computed<number>; invitations: Computed<number> }>(fragment`
    select (select count(*) from team_members where team_id = ${team}::uuid)::int as members,
      (select count(*) from team_invitations where team_id = ${team}::uuid and expires_at > now()
         and not email = any(${fragment.param(renewed)}::text[]))::int as invitations`)
  return taken ?? { members: 0, invitations: 0 }
}
