import { transactionOf } from '#cms/operations/database.ts'
import { newVersions } from '#cms/operations/search/enqueue-search-sync.ts'
import { nextRelated } from '#cms/operations/search/related-rows.ts'
import { type SearchServices, syncRecords } from '#cms/operations/search/sync-records.ts'
import { RELATED, type RelatedSource } from '#domain/search/related.ts'

const AT_ONCE = 500

/** Updates the records of all rows that mention this row, page by page. */
export async function syncRelated(services: SearchServices, to: RelatedSource, id: number): Promise<void> {
  for (const kind of RELATED[to]) {
    let from = 0
    for (;;) {
      const ids = await nextRelated(services.payload, { kind, to, id, from, limit: AT_ONCE })
      // The rows themselves did not change: without new versions the engine would ignore the records as outdated.
      await newVersions(transactionOf(services.payload), kind, ids)
      await syncRecords(services, kind, ids)
      if (ids.length < AT_ONCE) break
      from = (ids.at(-1) ?? 0) + 1
    }
  }
}
