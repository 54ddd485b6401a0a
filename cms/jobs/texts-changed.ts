import type { JobServices } from '#cms/jobs/services.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/**
 * A text of the taxonomy, a licence, a contributor or a curated collection changed. Such names stand on any page, and
 * they change rarely: every cached page follows.
 */
export async function textsChanged({ revalidate }: JobServices): Promise<void> {
  await revalidate([CACHE_TAGS.catalogue()])
}
