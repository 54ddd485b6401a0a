import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { decideGoing } from '#domain/teams/team.ts'
import { lockTeam, type MemberRow, readMember } from './lock-team.ts'
import { mailMember } from './team-mails.ts'

/** Ends a membership of a locked team, and team mode in the sessions of the member. */
export async function endMembership(
  transaction: Transaction,
  team: string,
  { id, user }: Pick<MemberRow, 'id' | 'user'>,
): Promise<void> {
  await transaction(fragment`delete from team_members where id = ${id}::uuid`)
  await transaction(
    fragment`update sessions set team_id = null where user_id = ${user} and team_id = ${team}::uuid`,
  )
}

/** Removes a member of a locked team, who gets a mail about it. The owner stays until the team is handed over. */
export async function removeMember(
  transaction: Transaction,
  team: { readonly id: string; readonly name: string },
  membership: string,
): Promise<Result<MemberRow>> {
  const member = await readMember(transaction, team.id, { member: membership })
  if (member === undefined) return refuse('not-found')
  const decided = decideGoing(member.role)
  if (!decided.ok) return decided
  await endMembership(transaction, team.id, member)
  await mailMember(transaction, member, {
    name: team.name,
    key: `team-removed:${member.id}`,
    template: 'team-removed',
  })
  return accept(member)
}

/** Makes a member of a locked team its owner, in place of the present one. */
export async function makeOwner(transaction: Transaction, team: string, member: string): Promise<void> {
  await transaction(
    fragment`update team_members set role = 'member' where team_id = ${team}::uuid and role = 'owner'`,
  )
  await transaction(fragment`update team_members set role = 'owner' where id = ${member}::uuid`)
}

/** Ends all memberships of a user. Teams that the user owns go to their longest-serving member, if there is one. */
export async function endMemberships(transaction: Transaction, user: string): Promise<void> {
  const held = await transaction<{ team: Column<'team_members.team_id'> }>(
    fragment`select team_id as team from team_members where user_id = ${user} order by team_id`,
  )
  for (const { team } of held) {
    await lockTeam(transaction, team)
    const member = await readMember(transaction, team, { user })
    if (member === undefined) continue
    const heir = member.role === 'owner' ? await readHeir(transaction, team) : undefined
    if (heir !== undefined) await makeOwner(transaction, team, heir.id)
    await endMembership(transaction, team, member)
    // The team stays without members, so its address is about no user.
    if (member.role === 'owner' && heir === undefined)
      await transaction(fragment`delete from billing_addresses where team_id = ${team}::uuid`)
  }
}

async function readHeir(transaction: Transaction, team: string) {
  const [heir] = await transaction<{ id: Column<'team_members.id'> }>(fragment`
    select m.id from team_members m join users u on u.id = m.user_id
     where m.team_id = ${team}::uuid and m.role = 'member' and u.deleted_at is null
     order by m.joined_at, m.id limit 1`)
  return heir
}
