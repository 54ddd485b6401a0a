import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { type Downloader, licencesOf } from '#cms/operations/downloads/downloader.ts'

/** Whether a user, or the team in use, has downloaded an item before; false for a guest. */
export async function hasDownloaded(payload: Payload, by: Downloader, item: number): Promise<boolean> {
  const rows = await run(
    payload,
    fragment`select 1 from downloads d where ${licencesOf(by)} and d.item_id = ${item} limit 1`,
  )
  return rows.length > 0
}
