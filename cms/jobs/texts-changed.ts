import type { Group, JobServices } from '#cms/jobs/services.ts'
import type { OutboxMessage } from '#domain/contract/outbox.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/**
 * Collections whose texts appear only in what carries one tag. Texts of others may be on any page, and change rarely.
 */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['authors', CACHE_TAGS.blog()],
  ['blog-topics', CACHE_TAGS.blog()],
  ['posts', CACHE_TAGS.blog()],
  ['coupons', CACHE_TAGS.offers()],
  ['legal-pages', CACHE_TAGS.legalPages()],
  ['licence-versions', CACHE_TAGS.licenceTexts()],
  ['plans', CACHE_TAGS.plans()],
  ['redirects', CACHE_TAGS.redirects()],
  ['site-settings', CACHE_TAGS.site()],
  ['site-texts', CACHE_TAGS.site()],
])

/** A text of the taxonomy, a licence, a contributor, a curated collection, a landing page, a legal page or a redirect changed. */
export async function textsChanged(
  { invalidate }: JobServices,
  messages: Group<OutboxMessage<'texts.changed'>>,
): Promise<void> {
  const tags = messages.flatMap(
    ({ resource, tags }) => tags ?? [TAGS.get(resource) ?? CACHE_TAGS.catalogue()],
  )
  await invalidate([...new Set(tags)])
}
