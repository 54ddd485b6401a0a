import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { readPerson } from '#cms/operations/accounts/read-person.ts'
import type { ConsoleSession } from '#domain/contract/console/session.ts'

/** The user of the console, with their roles and desks. */
export const READ_CONSOLE_SESSION = consoleEndpoint('get', '/session', async (req, { actor, desks }) => {
  const person = await readPerson(req.payload, actor.id)
  if (person === null) return respondError('not-signed-in')
  const { id, name, email, locale, urls } = person
  const session: ConsoleSession = {
    id,
    name,
    email,
    locale,
    roles: [...actor.roles],
    desks: [...desks],
    isContributor: actor.isContributor,
    contributorTeams: [...actor.contributorTeams],
    avatar: urls.avatar?.small ?? null,
  }
  return Response.json(session, { headers: { 'Cache-Control': 'no-store' } })
})
