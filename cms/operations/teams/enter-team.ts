import { type Payload, sql } from '#cms/operations/database.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface EnterTeam {
  readonly user: string
  readonly session: string
  readonly team: string
}

/**
 * Puts one session of the user into team mode: from then on it acts for the team. `authenticateSession` checks the
 * membership with each request.
 */
export async function enterTeam(payload: Payload, { user, session, team }: EnterTeam): Promise<Result<null>> {
  const changed = await sql(payload)`
    update sessions set team_id = ${team}::uuid where id = ${session}::uuid and user_id = ${user}
      and exists (select from team_members where team_id = ${team}::uuid and user_id = ${user}) returning id`
  return changed.length === 0 ? refuse('not-found') : accept(null)
}

/** Ends team mode of a session: it acts for the user alone. */
export async function enterOwnAccount(payload: Payload, session: string): Promise<void> {
  await sql(payload)`update sessions set team_id = null where id = ${session}::uuid and team_id is not null`
}
