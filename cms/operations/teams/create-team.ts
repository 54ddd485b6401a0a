import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { CreateTeamForm } from '#domain/contract/teams.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { SEATS_WITHOUT_PLAN } from '#domain/teams/team.ts'

/** Creates a team that the user owns. It has no seats for others until it has a plan. @returns its id */
export async function createTeam(
  payload: Payload,
  user: string,
  { name, email, size }: CreateTeamForm,
): Promise<Result<string>> {
  if (!(await withinLimit(payload, 'team-account', user))) return refuse('too-many-teams')
  return inTransaction<Result<string>>(payload, async (transaction) => {
    const [team] = await transaction<{ id: Column<'teams.id'> }>(fragment`
      insert into teams (name, email, size, seats) values (${name}, ${email}, ${size}, ${SEATS_WITHOUT_PLAN})
      returning id`)
    if (team === undefined) throw new Error('a team was not inserted')
    await transaction(
      fragment`insert into team_members (team_id, user_id, role) values (${team.id}::uuid, ${user}, 'owner')`,
    )
    await logCommand(transaction, {
      actor: { id: user, roles: [] },
      command: 'team.create',
      resource: 'teams',
      record: team.id,
      reason: null,
      before: {},
      after: { name, email, size },
    })
    return accept(team.id)
  })
}
