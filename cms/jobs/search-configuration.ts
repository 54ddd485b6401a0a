import type { JobServices } from '#cms/jobs/services.ts'
import { configureIndices } from '#cms/operations/search/configure-indices.ts'

/** Synonyms or rules changed, or a worker of a new release starts: every index follows. */
export async function searchConfiguration({ payload, indices }: JobServices): Promise<void> {
  if (indices === null) return
  const changed = await configureIndices({ payload, indices })
  if (changed.length > 0) payload.logger.info(`search: ${changed.length} indices have a new configuration`)
}
