import type { AuthStrategyFunction, PayloadRequest } from 'payload'
import { readToken } from '#cms/operations/accounts/read-token.ts'
import { hashSecret } from '#cms/operations/accounts/secret.ts'
import { batched } from '#cms/operations/batched.ts'
import { fragment, type Payload, prepared, run, sql } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { User } from '#cms/payload-types.ts'
import { LAST_SEEN_INTERVAL_SECONDS, SESSION_LIFETIMES } from '#domain/accounts/sessions.ts'
import type { TeamRole } from '#domain/permissions/roles.ts'

/** The session of a request. */
export interface CurrentSession {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** The team that the user acts for, and their role in it; null for themselves. */
  readonly team: { readonly id: string; readonly role: TeamRole } | null
}

interface SessionRow extends Record<string, unknown> {
  readonly id: Column<'sessions.id'>
  readonly user_id: Column<'sessions.user_id'>
  readonly remembered: Column<'sessions.remembered'>
  readonly expires_at: Column<'sessions.expires_at'>
  readonly stale: Computed<boolean>
  readonly team_id: Column<'sessions.team_id'>
  /** Null where the user is no member of the team, or not any more. */
  readonly team_role: Column<'team_members.role'> | null
}

/**
 * Payload's authentication strategy: the user of the session whose token the request carries, in a cookie or a header.
 */
export const authenticateSession: AuthStrategyFunction = async ({ headers, payload, strategyName }) => {
  const token = readToken(headers, payload.config)
  const found = token === null ? null : (await findersOf(payload)(token)).found
  if (found === null) return { user: null }
  const user = structuredClone(found.user)
  return {
    user: { ...user, collection: 'users', _strategy: strategyName ?? 'session', _session: found.session },
  }
}

type Finder = (token: string) => Promise<{ readonly found: Authenticated | null }>

interface Authenticated {
  readonly user: User
  readonly session: CurrentSession
}

const FINDERS = new WeakMap<Payload, Finder>()
/** Sessions that are looked up at the same time. */
const LANES = 64

/**
 * Requests of one session that come while it is looked up share the next look-up, which begins after they came: a browser
 * that sends several files asks once for all of them, and a session that has ended is refused at once.
 */
function findersOf(payload: Payload): Finder {
  const known = FINDERS.get(payload)
  if (known !== undefined) return known
  const alone = async (token: string) => ({ found: await authenticate(payload, token) })
  const finder = batched({
    lanes: LANES,
    size: LANES,
    keysOf: (token: string) => [token],
    together: async (tokens) => {
      const found = new Map([...new Set(tokens)].map((token) => [token, alone(token)]))
      return Promise.all(tokens.map((token) => found.get(token) ?? null))
    },
    alone,
  })
  FINDERS.set(payload, finder)
  return finder
}

async function authenticate(payload: Payload, token: string): Promise<Authenticated | null> {
  const session = await findSession(payload, token)
  if (session === null) return null
  // There is no user yet, so this read cannot be checked against one.
  const user = await payload.findByID({
    collection: 'users',
    id: session.user_id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (user === null) return null
  const { team_id: team, team_role: role } = session
  const current: CurrentSession = {
    id: session.id,
    expiresAt: Date.parse(session.expires_at),
    team: team === null || role === null ? null : { id: team, role },
  }
  return { user, session: current }
}

/** The session of an authenticated request; null for visitors. */
export function sessionOf({ user }: Pick<PayloadRequest, 'user'>): CurrentSession | null {
  return user !== null && '_session' in user ? (user._session as CurrentSession) : null
}

async function findSession(payload: Payload, token: string): Promise<SessionRow | null> {
  const [session] = await run<SessionRow>(
    payload,
    prepared(fragment`
    select s.id, s.user_id, s.remembered, s.expires_at,
      s.seen_at < now() - make_interval(secs => ${LAST_SEEN_INTERVAL_SECONDS}) as stale,
      s.team_id, m.role as team_role
    from sessions s join users u on u.id = s.user_id
      left join team_members m on m.team_id = s.team_id and m.user_id = s.user_id
    where s.token_hash = ${hashSecret(token)} and s.expires_at > now() and u.deleted_at is null`),
  )
  if (session === undefined) return null
  if (session.stale) await extendSession(payload, session)
  return session
}

/** A used session is extended, up to its whole lifetime. */
async function extendSession(payload: Payload, { id, remembered }: SessionRow): Promise<void> {
  const { idle, whole } = SESSION_LIFETIMES[remembered ? 'remembered' : 'visit']
  await sql(payload)`
    update sessions set seen_at = now(), expires_at = least(
      now() + make_interval(secs => ${idle}), created_at + make_interval(secs => ${whole})) where id = ${id}`
}
