import { type Payload, sql } from '#cms/operations/database.ts'
import type { Present } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** The SHA-256 of a published item's original, as the hash of a search. */
export async function readOriginalOf(
  payload: Payload,
  slug: string,
): Promise<Result<{ readonly hash: string }>> {
  const [item] = await sql<{ hash: Present<'items.shown_sha256'> }>(payload)`
    select shown_sha256 as hash from items
     where slug = ${slug} and visibility = 'published' and shown_sha256 is not null`
  return item ? accept(item) : refuse('not-found')
}
