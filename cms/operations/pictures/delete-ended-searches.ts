import { fragment, type Payload, run, sql } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Storage } from '#media/storage/storage.ts'

const AT_ONCE = 500

/**
 * Deletes expired pictures: first from storage, then their rows, so that after a crash the next run finds the rest.
 *
 * @returns how many
 */
export async function deleteEndedSearches(
  payload: Payload,
  storage: Pick<Storage, 'delete'>,
): Promise<number> {
  const ended = await sql<{
    hash: Column<'picture_searches.hash'>
    storageKey: Column<'picture_searches.storage_key'>
  }>(payload)`
    select hash, storage_key as "storageKey" from picture_searches where expires_at <= now() limit ${AT_ONCE}`
  for (const { storageKey } of ended) await storage.delete(storageKey)
  const hashes = ended.map(({ hash }) => hash)
  // A repeated search with the same picture in the meantime keeps its row, and its picture is stored again.
  await run(
    payload,
    fragment`delete from picture_searches where hash = any(${fragment.param(hashes)}::text[]) and expires_at <= now()`,
  )
  return ended.length === AT_ONCE ? AT_ONCE + (await deleteEndedSearches(payload, storage)) : ended.length
}
