import type { Group, JobServices } from '#cms/jobs/services.ts'
import type { OutboxMessage } from '#domain/contract/outbox.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/**
 * A text of the taxonomy, a licence, a contributor or a curated collection changed. Such names stand on any page, and
 * they change rarely: every cached page follows. Landing pages are named by each other alone.
 */
export async function textsChanged(
  { revalidate }: JobServices,
  [{ resource }]: Group<OutboxMessage<'texts.changed'>>,
): Promise<void> {
  await revalidate([resource === 'landing-pages' ? CACHE_TAGS.landingPages() : CACHE_TAGS.catalogue()])
}
