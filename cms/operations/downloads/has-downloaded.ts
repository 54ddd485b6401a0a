import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { downloadsOf } from '#cms/operations/downloads/downloader.ts'

/** Whether a user has downloaded an item before; false for a visitor (null). */
export async function hasDownloaded(payload: Payload, user: string | null, item: number): Promise<boolean> {
  if (user === null) return false
  const rows = await run(
    payload,
    fragment`select 1 from downloads d where ${downloadsOf({ user })} and d.item_id = ${item} limit 1`,
  )
  return rows.length > 0
}
