import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { acceptInvitation } from '#cms/operations/teams/accept-invitation.ts'
import { changeTeam } from '#cms/operations/teams/change-team.ts'
import { createTeam } from '#cms/operations/teams/create-team.ts'
import { enterTeam } from '#cms/operations/teams/enter-team.ts'
import { inviteMembers } from '#cms/operations/teams/invite-members.ts'
import { readTeams, teamOfInvitation, teamOfMember } from '#cms/operations/teams/read-teams.ts'
import { acceptInvitationSchema, createTeamSchema, teamMembersSchema } from '#domain/contract/teams.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

/** Teams of subscribers. Changes answer with the teams of the user as they are then. */
export const TEAM_ENDPOINTS: Endpoint[] = [
  call('list-teams', async (req, actor) =>
    respond(
      'teams',
      await readTeams(req.payload, personOf(actor).id, { members: isSet(req.searchParams.get('members')) }),
    ),
  ),
  formCall('create-team', createTeamSchema, async (req, form, actor) => {
    const created = await createTeam(req.payload, personOf(actor).id, form)
    if (!created.ok) return respondRefusal(created)
    const teams = await readTeams(req.payload, personOf(actor).id, { members: true })
    return respond('team', teams.find(({ uuid }) => uuid === created.value) ?? null)
  }),
  formCall('change-team-members', teamMembersSchema, async (req, form, actor) => {
    const { id: user } = personOf(actor)
    const { team_uuid: team } = form
    const done =
      'emails' in form
        ? await inviteMembers(req.payload, { user, team, emails: form.emails })
        : await changeTeam(req.payload, {
            user,
            team,
            change: { action: 'hand-over', member: form.member.uuid },
          })
    return respondTeams(req, actor, done)
  }),
  call('remove-team-member', async (req, actor) => {
    const member = idOf(req, 'member')
    const team = member && (await teamOfMember(req.payload, member))
    return changeNamed(req, actor, team, { action: 'remove', member: member ?? '' })
  }),
  call('revoke-team-invitation', async (req, actor) => {
    const invitation = idOf(req, 'invitation')
    const team = invitation && (await teamOfInvitation(req.payload, invitation))
    return changeNamed(req, actor, team, { action: 'revoke', invitation: invitation ?? '' })
  }),
  call('use-team', async (req, actor) => {
    const team = idOf(req, 'team')
    const { id: user } = personOf(actor)
    const used =
      team === null
        ? refuse('not-found')
        : await enterTeam(req.payload, { user, session: sessionOf(req)?.id ?? '', team })
    return used.ok ? respond('team', team) : respondRefusal(used)
  }),
  call('leave-team', async (req, actor) => {
    return changeNamed(req, actor, idOf(req, 'team'), { action: 'leave' })
  }),
  formCall('join-team', acceptInvitationSchema, async (req, { token }, actor) => {
    const joined = await acceptInvitation(req.payload, { user: personOf(actor).id, token })
    return joined.ok ? respond('team', joined.value) : respondRefusal(joined)
  }),
]

type Change = Parameters<typeof changeTeam>[1]['change']

/** Changes the team of a row in the address; `team_uuid`, where it is given, must be that team. */
async function changeNamed(
  req: PayloadRequest,
  actor: Actor,
  team: string | null,
  change: Change,
): Promise<Response> {
  const named = req.searchParams.get('team_uuid') ?? team
  if (team === null || named !== team) return respondRefusal(refuse('not-found'))
  return respondTeams(req, actor, await changeTeam(req.payload, { user: personOf(actor).id, team, change }))
}

async function respondTeams(req: PayloadRequest, actor: Actor, done: Result<null>): Promise<Response> {
  if (!done.ok) return respondRefusal(done)
  return respond('teams', await readTeams(req.payload, personOf(actor).id, { members: true }))
}

/** The id in the address; null where it is none. */
function idOf(req: PayloadRequest, name: string): string | null {
  return z.uuid().safeParse(pathParameter(req, name)).data ?? null
}

function isSet(flag: string | null): boolean {
  return flag !== null && flag !== '0' && flag !== 'false'
}
