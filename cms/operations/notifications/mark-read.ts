import { type Payload, sql } from '#cms/operations/database.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Marks one notification of a user as read; repeating it changes nothing. One of another user is not found. */
export async function markRead(payload: Payload, user: string, id: string): Promise<Result<null>> {
  const marked = await sql(payload)`
    update notifications set read_at = coalesce(read_at, now()) where id::text = ${id} and user_id = ${user} returning id`
  return marked.length === 0 ? refuse('not-found') : accept(null)
}

/** Marks all notifications of a user, or those until a moment (ISO 8601): none that they have not seen. */
export async function markAllRead(payload: Payload, user: string, until?: string): Promise<void> {
  await sql(payload)`
    update notifications set read_at = now()
     where user_id = ${user} and read_at is null and created_at <= coalesce(${until ?? null}::timestamptz, now())`
}
