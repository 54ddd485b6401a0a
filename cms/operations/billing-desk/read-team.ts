import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Columns } from '#cms/operations/schema/columns.ts'
import type { TeamDetail } from '#domain/contract/console/billing.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { decideGoing } from '#domain/teams/team.ts'

type MemberRow = Columns<'team_members', 'id' | 'role'> & {
  readonly customer: Column<'team_members.user_id'>
  readonly joined_at: Cast<'team_members.joined_at', string>
  readonly name: Column<'users.name'>
  readonly email: Column<'users.email'>
} & Record<string, unknown>

type InvitationRow = Columns<'team_invitations', 'id' | 'email'> & {
  readonly created_at: Cast<'team_invitations.created_at', string>
  readonly expires_at: Cast<'team_invitations.expires_at', string>
} & Record<string, unknown>

/** A team with its members and its invitations, the expired ones included. */
export async function readTeam(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & TeamDetail) | null> {
  const row = await readRow(payload, 'customer-teams', id)
  if (row === null) return null
  const people = await run<MemberRow>(
    payload,
    fragment`
      select m.id, m.user_id as customer, m.role, m.joined_at, u.name, u.email
        from team_members m join users u on u.id = m.user_id
       where m.team_id = ${id}::uuid order by m.role desc, m.joined_at, m.id`,
  )
  const invited = await run<InvitationRow>(
    payload,
    fragment`
      select i.id, i.email, i.created_at, i.expires_at from team_invitations i
       where i.team_id = ${id}::uuid order by i.created_at desc, i.id`,
  )
  const mayRemove = commandScope(actor, 'team.remove-member') === 'all'
  return {
    ...row,
    people: people.map((one) => ({
      ...one,
      joined_at: iso(one.joined_at),
      allowed_actions: mayRemove && decideGoing(one.role).ok ? ['remove-member' as const] : [],
    })),
    invited: invited.map((one) => ({
      ...one,
      created_at: iso(one.created_at),
      expires_at: iso(one.expires_at),
    })),
  }
}

function iso(moment: string): string {
  return new Date(moment).toISOString()
}
