import { type Payload, sql } from '#cms/operations/database.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Marks one notification of a person; marked again it stays as it was. One of somebody else is none. */
export async function markRead(payload: Payload, user: string, id: string): Promise<Result<null>> {
  const marked = await sql(payload)`
    update notifications set read_at = coalesce(read_at, now()) where id::text = ${id} and user_id = ${user} returning id`
  return marked.length === 0 ? refuse('not-found') : accept(null)
}

/** Marks everything of a person, or what was there until a moment (ISO 8601): nothing that they have not seen. */
export async function markAllRead(payload: Payload, user: string, until?: string): Promise<void> {
  await sql(payload)`
    update notifications set read_at = now()
     where user_id = ${user} and read_at is null and created_at <= coalesce(${until ?? null}::timestamptz, now())`
}
