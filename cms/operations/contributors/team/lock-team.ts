import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Heir } from '#domain/contributors/team.ts'

interface TeamRow extends Record<string, unknown> {
  readonly contributor: Column<'contributors.id'>
  readonly holder: Column<'contributors.owner_id'>
  readonly name: Column<'contributors.name'>
  readonly type: Column<'contributors.type'>
}

/** The contributor whose team changes. Its lock serialises all changes of one team. */
export async function lockTeam(transaction: Transaction, contributor: number): Promise<TeamRow | undefined> {
  const [team] = await transaction<TeamRow>(fragment`
    select id as contributor, owner_id as holder, name, type::text from contributors where id = ${contributor} for update`)
  return team
}

/** The owners in a team, beside its holder, in the order in which they came. */
export function readOwners(transaction: Transaction, contributor: number): Promise<Heir[]> {
  return transaction<OwnerRow>(fragment`
    select m.id as member, m.user_id as user from contributor_members m join users u on u.id = m.user_id
     where m.contributor_id = ${contributor} and m.role = 'owner' and u.deleted_at is null order by m.id`)
}

interface OwnerRow extends Record<string, unknown>, Heir {
  readonly member: Column<'contributor_members.id'>
  readonly user: Column<'contributor_members.user_id'>
}

/** Makes an owner of the team its holder, in place of `from`, who keeps the desk for other contributors alone. */
export async function handOver(
  transaction: Transaction,
  { contributor, from, heir }: { contributor: number; from: string; heir: Heir },
): Promise<void> {
  const moved = await transaction(
    fragment`delete from contributor_members where id = ${heir.member} returning id`,
  )
  if (moved.length !== 1)
    throw new Error(`member ${heir.member} left contributor ${contributor} at the same time`)
  await transaction(fragment`
    update contributors set owner_id = ${heir.user}, updated_at = now() where id = ${contributor}`)
  await transaction(fragment`update users set is_contributor = true where id = ${heir.user}`)
  await transaction(fragment`
    update users set is_contributor = exists (select from contributors c where c.owner_id = ${from}) where id = ${from}`)
}
