import { fragment, prepared, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { ContributorTeamRole } from '#domain/permissions/roles.ts'

interface TeamRow extends Record<string, unknown> {
  readonly id: Column<'contributor_members.contributor_id'>
  readonly role: Column<'contributor_members.role'>
}

/** The contributors in whose teams a user is, with their roles. A contributor that is no team any more has no members. */
export function readContributorTeams(
  transaction: Transaction,
  user: string,
): Promise<{ readonly id: number; readonly role: ContributorTeamRole }[]> {
  return transaction<TeamRow>(
    prepared(fragment`
    select m.contributor_id as id, m.role::text from contributor_members m
      join contributors c on c.id = m.contributor_id and c.type = 'team'
     where m.user_id = ${user} order by m.id`),
  )
}
