import { type Payload, sql } from '#cms/operations/database.ts'
import type { SessionEntry } from '#domain/contract/accounts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface SessionRow extends Record<string, unknown>, Omit<SessionEntry, 'current'> {}

/** The sessions of a user, last used first. */
export async function listSessions(
  payload: Payload,
  user: string,
  current: string | null,
): Promise<SessionEntry[]> {
  const rows = await sql<SessionRow>(payload)`
    select s.id, d.label as device, s.created_at, s.seen_at from sessions s left join devices d on d.id = s.device_id
     where s.user_id = ${user} and s.expires_at > now() order by s.seen_at desc, s.id`
  return rows.map(({ id, device, created_at, seen_at }) => ({
    id,
    device,
    current: id === current,
    created_at: new Date(created_at).toISOString(),
    seen_at: new Date(seen_at).toISOString(),
  }))
}

/** Ends one session of a user and invalidates its token. A session of another user is not found. */
export async function endSession(payload: Payload, user: string, session: string): Promise<Result<null>> {
  const ended = await sql(payload)`
    delete from sessions where id::text = ${session} and user_id = ${user} returning id`
  return ended.length === 0 ? refuse('not-found') : accept(null)
}

/** Ends the session of a token. */
export async function endSessionOfToken(payload: Payload, tokenHash: string): Promise<void> {
  await sql(payload)`delete from sessions where token_hash = ${tokenHash}`
}
