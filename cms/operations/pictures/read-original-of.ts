import { type Payload, sql } from '#cms/operations/database.ts'
import type { Present } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** The SHA-256 of a published item's original, as the hash of a search. */
export async function readOriginalOf(
  payload: Payload,
  slug: string,
): Promise<Result<{ readonly hash: string }>> {
  const [item] = await sql<{ hash: Present<'items.shown_sha256'> }>(payload)`
    select i.shown_sha256 as hash from items i
     where i.slug = ${slug} and ${isShown('i')} and i.shown_sha256 is not null`
  return item ? accept(item) : refuse('not-found')
}
