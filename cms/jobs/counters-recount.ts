import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { recountBatch } from '#cms/operations/counters/recount-batch.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/**
 * Recounts a batch of counters after the site offers other kinds. After the last one the catalogue is rendered again: counts
 * of contributors are on pages of works and packs too, and those of tags and categories on listings.
 */
export async function countersRecount(
  { payload, invalidate }: JobServices,
  [position]: MessagesOf<'counters.recount'>,
): Promise<void> {
  const isLast = await recountBatch(payload, position)
  if (isLast) await invalidate([CACHE_TAGS.catalogue()])
}
