import { addDataAndFileToRequest, type CollectionConfig, type Endpoint, type PayloadRequest } from 'payload'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { expiredSessionCookies, sessionCookies, withCookies } from '#cms/endpoints/people/cookies.ts'
import { visitorOf } from '#cms/endpoints/people/visitor-of.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { logIn } from '#cms/operations/accounts/log-in.ts'
import { originOf, readToken } from '#cms/operations/accounts/read-token.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { endSessionOfToken } from '#cms/operations/accounts/sessions.ts'
import { sql } from '#cms/operations/database.ts'
import type { DeskText } from '#cms/panel/texts/desk.ts'
import { deskText } from '#cms/panel/texts/desk-text.ts'
import { actorOf } from '#collections/access.ts'
import { SESSION_LIFETIMES } from '#domain/accounts/sessions.ts'
import { logInSchema } from '#domain/contract/accounts.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { mayOpenPanel } from '#domain/permissions/permissions.ts'

/** The panel shows messages as they are: it does not translate codes. */
const WORDS = {
  'not-signed-in': 'The email address or the password is wrong.',
  'too-many-attempts': 'Too many attempts. Wait a quarter of an hour and try again.',
} as const satisfies Partial<Record<ErrorCode, DeskText>>

/**
 * Log-in of the panel, with the same accounts, limits and sessions as the site, at the addresses and in the shapes of
 * Payload's client. The token of a session is only in its cookie, where scripts cannot read it.
 */
const SESSION_ENDPOINTS: Endpoint[] = [
  {
    method: 'post',
    path: '/login',
    handler: async (req) => {
      if (isForeign(req)) return respondError('origin-refused')
      // The panel's form is multipart, a script's request JSON; Payload reads both.
      await addDataAndFileToRequest(req)
      const form = logInSchema.safeParse(req.data)
      if (!form.success) return refuseLogIn(req, 'not-signed-in')
      const opened = await logIn(req.payload, form.data, visitorOf(req))
      if (!opened.ok)
        return refuseLogIn(req, opened.code === 'too-many-attempts' ? opened.code : 'not-signed-in')
      await endCurrent(req)
      const { token, remembered } = opened.value
      const { user } = await req.payload.auth({
        headers: new Headers({ Authorization: `JWT ${token}` }),
        req,
      })
      const answer = Response.json({ message: 'Signed in', exp: endOf(remembered), user: shown(user) })
      return withCookies(answer, sessionCookies(req, opened.value))
    },
  },
  {
    method: 'post',
    path: '/logout',
    handler: async (req) => {
      if (isForeign(req)) return respondError('origin-refused')
      await endCurrent(req)
      return withCookies(Response.json({ message: 'Signed out' }), expiredSessionCookies(req))
    },
  },
  {
    method: 'post',
    path: '/refresh-token',
    handler: async (req) => {
      if (isForeign(req)) return respondError('origin-refused')
      const session = sessionOf(req)
      if (session === null) return respondError('not-signed-in')
      const exp = Math.floor(session.expiresAt / 1000)
      return Response.json({ message: 'Still signed in', exp, user: shown(req.user) })
    },
  },
  {
    // The log-in page of the panel requests this before there is a session: an error would appear on the page.
    method: 'get',
    path: '/me',
    handler: async (req) => {
      const actor = actorOf(req.user)
      if (actor === null && readToken(req.headers, req.payload.config) !== null)
        await failWithoutDatabase(req)
      if (actor === null || !mayOpenPanel(actor)) return Response.json({ user: null })
      const user = await req.payload.findByID({
        collection: 'users',
        id: actor.id,
        depth: 0,
        overrideAccess: false,
        req,
      })
      const exp = Math.floor((sessionOf(req)?.expiresAt ?? 0) / 1000)
      return Response.json({ user: { ...user, collection: 'users' }, collection: 'users', exp })
    },
  },
]

/** The users collection, with these session endpoints before Payload's own. */
export function withSessions(collections: readonly CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) =>
    collection.slug === 'users' ? { ...collection, endpoints: SESSION_ENDPOINTS } : collection,
  )
}

function refuseLogIn({ i18n }: PayloadRequest, code: keyof typeof WORDS): Response {
  return respondError(code, deskText(i18n.language, WORDS[code]))
}

/** Payload treats a session that it cannot look up as none, which would end the session of an open panel. */
async function failWithoutDatabase(req: PayloadRequest): Promise<void> {
  await sql(req)`select 1`
}

function isForeign(req: PayloadRequest): boolean {
  return originOf(req.headers, req.payload.config) === 'foreign'
}

async function endCurrent(req: PayloadRequest): Promise<void> {
  const token = readToken(req.headers, req.payload.config)
  if (token !== null) await endSessionOfToken(req.payload, hashSecret(token))
}

/** Seconds since 1970. */
function endOf(remembered: boolean): number {
  return Math.floor(Date.now() / 1000) + SESSION_LIFETIMES[remembered ? 'remembered' : 'visit'].idle
}

/** The fields of the user that the panel shows, without secrets. */
function shown(user: PayloadRequest['user']) {
  if (user === null) return null
  const { id, email, name, roles, collection } = user
  return { id, email, name, roles, collection }
}
