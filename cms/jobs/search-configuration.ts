import type { JobServices } from '#cms/jobs/services.ts'
import { configureIndices } from '#cms/operations/search/configure-indices.ts'
import { enqueueEmptyIndices } from '#cms/operations/search/enqueue-search-maintenance.ts'
import { isIndexEmpty } from '#cms/operations/search/repair-indices.ts'

/** Synonyms or rules changed, or a worker started, perhaps of a new release: configures every index. */
export async function searchConfiguration({ payload, indices }: JobServices): Promise<void> {
  if (indices === null) return
  const changed = await configureIndices({ payload, indices })
  if (changed.length > 0) payload.logger.info(`search: ${changed.length} indices have a new configuration`)
  if (await isIndexEmpty(payload, indices)) await enqueueEmptyIndices(payload)
}
