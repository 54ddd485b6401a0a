import { fragment, type Payload, run, sql } from '#cms/operations/database.ts'
import type { Storage } from '#media/storage/storage.ts'

const AT_ONCE = 500

/**
 * Deletes the pictures whose day is over: first from storage, then what is known of them, so that a stop in between
 * leaves nothing that nobody would find again.
 *
 * @returns how many
 */
export async function deleteEndedSearches(
  payload: Payload,
  storage: Pick<Storage, 'delete'>,
): Promise<number> {
  const ended = await sql<{ hash: string; storageKey: string }>(payload)`
    select hash, storage_key as "storageKey" from picture_searches where expires_at <= now() limit ${AT_ONCE}`
  for (const { storageKey } of ended) await storage.delete(storageKey)
  const hashes = ended.map(({ hash }) => hash)
  // Whoever searched with the same picture again in the meantime keeps their search: its picture is put back with it.
  await run(
    payload,
    fragment`delete from picture_searches where hash = any(${fragment.param(hashes)}::text[]) and expires_at <= now()`,
  )
  return ended.length === AT_ONCE ? AT_ONCE + (await deleteEndedSearches(payload, storage)) : ended.length
}
