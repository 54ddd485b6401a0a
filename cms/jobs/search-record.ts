import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { syncRecords } from '#cms/operations/search/sync-records.ts'
import { ROW_KINDS } from '#domain/search/records.ts'

/** Searchable rows changed: sends their current state, each kind in one call per index. */
export async function searchRecord(
  { payload, indices }: JobServices,
  messages: MessagesOf<'search.record'>,
): Promise<void> {
  if (indices === null) return
  for (const kind of ROW_KINDS) {
    const ids = messages.filter((message) => message.kind === kind).map(({ id }) => id)
    if (ids.length > 0) await syncRecords({ payload, indices }, kind, ids)
  }
}
