import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { repairIndices } from '#cms/operations/search/repair-indices.ts'

/** Compares every record with its row and repairs it; builds empty indices. */
export async function searchReconcile(
  { payload, indices }: JobServices,
  messages: MessagesOf<'search.reconcile'>,
): Promise<void> {
  if (indices === null) return
  const suggestions = messages.some((message) => message.suggestions)
  const { rows, missing, stale, ghosts } = await repairIndices({ payload, indices }, { suggestions })
  const found = `${missing} missing, ${stale} stale, ${ghosts} ghosts`
  payload.logger.info(`search: ${rows} rows compared with their records: ${found}`)
}
