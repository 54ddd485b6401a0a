import type { JobServices } from '#cms/jobs/services.ts'
import { announceUnfilled } from '#cms/operations/search/announce-upkeep.ts'
import { configureIndices } from '#cms/operations/search/configure-indices.ts'
import { isUnfilled } from '#cms/operations/search/keep-up.ts'

/** Synonyms or rules changed, or a worker starts, perhaps of a new release: every index follows. */
export async function searchConfiguration({ payload, indices }: JobServices): Promise<void> {
  if (indices === null) return
  const changed = await configureIndices({ payload, indices })
  if (changed.length > 0) payload.logger.info(`search: ${changed.length} indices have a new configuration`)
  if (await isUnfilled(payload, indices)) await announceUnfilled(payload)
}
