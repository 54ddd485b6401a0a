import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { guarded, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { expiredSessionCookies, withCookies } from '#cms/endpoints/people/cookies.ts'
import { originOf, readToken } from '#cms/operations/accounts/read-token.ts'
import { readContributorTeams } from '#cms/operations/contributors/read-contributor-teams.ts'
import { transactionOf } from '#cms/operations/database.ts'
import { actorOf } from '#collections/access.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'
import { type Desk, desksOf } from '#domain/permissions/desks.ts'

/** The user who calls an endpoint of the console. */
export interface ConsoleCaller {
  readonly actor: Holder & Required<Pick<Holder, 'isContributor' | 'contributorTeams'>>
  /** At least one. */
  readonly desks: readonly Desk[]
}

type ConsoleHandler = (req: PayloadRequest, caller: ConsoleCaller) => Promise<Response>

/**
 * One endpoint under `/api/console`: 401 for a visitor, 403 for a user without a desk and for a changing request of
 * another site. The handler decides what the caller's desks and roles allow.
 */
export function consoleEndpoint(method: Endpoint['method'], path: string, handle: ConsoleHandler): Endpoint {
  const handler: PayloadHandler = async (req) => {
    if (method !== 'get' && originOf(req.headers, req.payload.config) === 'foreign')
      return respondError('origin-refused')
    const actor = actorOf(req.user)
    if (actor === null) return refuseVisitor(req)
    const isContributor = req.user?.isContributor === true
    const contributorTeams = await readContributorTeams(transactionOf(req.payload), actor.id)
    const holder = { ...actor, isContributor, contributorTeams }
    const desks = desksOf(holder)
    return desks.length === 0 ? respondError('forbidden') : handle(req, { actor: holder, desks })
  }
  return { method, path: `/console${path}`, handler: guarded(handler) }
}

/** The same for holders of a command in any scope, 403 for all others; the operation decides about the row. */
export function commandEndpoint(
  method: Endpoint['method'],
  command: Command,
  path: string,
  handle: ConsoleHandler,
): Endpoint {
  return consoleEndpoint(method, path, async (req, caller) =>
    commandScope(caller.actor, command) === null ? respondError('forbidden') : handle(req, caller),
  )
}

/** Deletes the cookie of a session that has ended, so that the browser stops sending it. */
function refuseVisitor(req: PayloadRequest): Response {
  const refused = respondError('not-signed-in')
  const isStale = readToken(req.headers, req.payload.config) !== null
  return isStale ? withCookies(refused, expiredSessionCookies(req)) : refused
}
