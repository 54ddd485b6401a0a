import { type Payload, sql } from '#cms/operations/database.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Whether a hash still stands for something to search with: a published item's original, or a picture kept today. */
export async function pictureExists(payload: Payload, hash: string): Promise<Result<null>> {
  const [found] = await sql<{ stands: boolean }>(payload)`
    select exists (select from items where shown_sha256 = ${hash} and visibility = 'published')
      or exists (select from picture_searches where hash = ${hash} and expires_at > now()) as stands`
  return found?.stands ? accept(null) : refuse('picture-search-ended')
}
