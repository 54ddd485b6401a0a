import { type Payload, sql } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Whether a hash can still be searched with: the original of a published item, or an upload of the last day. */
export async function pictureExists(payload: Payload, hash: string): Promise<Result<null>> {
  const [found] = await sql<{ is_known: Computed<boolean> }>(payload)`
    select exists (select from items i where i.shown_sha256 = ${hash} and ${isShown('i')})
      or exists (select from picture_searches where hash = ${hash} and expires_at > now()) as is_known`
  return found?.is_known ? accept(null) : refuse('picture-search-ended')
}
