import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint, consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { readContributorTeams } from '#cms/operations/contributors/read-contributor-teams.ts'
import { changeTeam } from '#cms/operations/contributors/team/change-team.ts'
import { inviteMember } from '#cms/operations/contributors/team/invite-member.ts'
import { readTeams } from '#cms/operations/contributors/team/read-teams.ts'
import { transactionOf } from '#cms/operations/database.ts'
import { type ConsoleTeam, TEAM_FORMS } from '#domain/contract/console/teams.ts'
import { TEAM_ACTION_CODES, TEAM_ACTIONS, type TeamAction } from '#domain/contributors/team.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

const NO_STORE = { 'Cache-Control': 'no-store' } as const

/** The contributors of the user and their teams. Each command answers with the teams after it. */
export const TEAM_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('get', 'contributor-member.read', '/teams', async (req, { actor }) => {
    return respondTeams(await readTeams(req.payload, actor))
  }),
  ...TEAM_ACTION_CODES.map((action) =>
    consoleEndpoint('post', `/teams/:id/${action}`, (req, caller) => change(req, caller, action)),
  ),
]

async function change(req: PayloadRequest, { actor }: ConsoleCaller, action: TeamAction): Promise<Response> {
  if (commandScope(actor, TEAM_ACTIONS[action]) === null) return respondError('forbidden')
  const contributor = contributorOf(req)
  if (contributor === null) return respondError('not-found')
  const fields = await readFields(req)
  if (!fields.ok) return respondRefusal(fields)
  const done = await apply(req, { actor, contributor }, action, fields.value)
  if (done instanceof Response) return done
  if (!done.ok) return respondRefusal(done)
  // Leaving ends a membership of the caller.
  const contributorTeams = await readContributorTeams(transactionOf(req.payload), actor.id)
  return respondTeams(await readTeams(req.payload, { ...actor, contributorTeams }))
}

interface Target extends Pick<ConsoleCaller, 'actor'> {
  readonly contributor: number
}

/** The form of the action, parsed, and its operation; a response for a malformed form. */
async function apply(
  { payload }: PayloadRequest,
  target: Target,
  action: TeamAction,
  fields: unknown,
): Promise<Result<null> | Response> {
  switch (action) {
    case 'invite':
      return parsed(TEAM_FORMS.invite, fields, (form) => inviteMember(payload, { ...target, ...form }))
    case 'revoke':
      return parsed(TEAM_FORMS.revoke, fields, (form) =>
        changeTeam(payload, { ...target, change: { action, form } }),
      )
    case 'change-role':
      return parsed(TEAM_FORMS['change-role'], fields, (form) =>
        changeTeam(payload, { ...target, change: { action, form } }),
      )
    case 'remove':
      return parsed(TEAM_FORMS.remove, fields, (form) =>
        changeTeam(payload, { ...target, change: { action, form } }),
      )
    case 'leave':
      return parsed(TEAM_FORMS.leave, fields, (form) =>
        changeTeam(payload, { ...target, change: { action, form } }),
      )
  }
}

function parsed<F>(
  schema: z.ZodType<F>,
  fields: unknown,
  run: (form: F) => Promise<Result<null>>,
): Promise<Result<null>> | Response {
  const form = schema.safeParse(fields)
  return form.success ? run(form.data) : respondRefusals(faultsOf(form.error))
}

function respondTeams(teams: readonly ConsoleTeam[]): Response {
  return Response.json(teams, { headers: NO_STORE })
}

function contributorOf(req: PayloadRequest): number | null {
  const written = pathParameter(req, 'id')
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}
