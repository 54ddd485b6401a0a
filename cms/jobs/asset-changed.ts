import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { type AssetPlace, assetPlace } from '#cms/operations/assets/asset-place.ts'
import { refreshWithheld } from '#cms/operations/assets/refresh-withheld.ts'
import { refreshCounters } from '#cms/operations/counters/refresh-counters.ts'
import { refreshPlayable } from '#cms/operations/counters/refresh-playable.ts'
import { refreshSearchText } from '#cms/operations/counters/refresh-search-text.ts'
import { transactionOf } from '#cms/operations/database.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { CountedIn } from '#domain/contract/outbox.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/**
 * Handles a change of an asset's data or visibility. Everything is derived from its current state; from the messages
 * come only former addresses and counters, which that state does not contain.
 */
export async function assetChanged(
  services: JobServices,
  messages: MessagesOf<'asset.changed'>,
): Promise<void> {
  const { payload, invalidate, counts } = services
  const { form, id } = messages[0]
  if (form !== 'bundle') await refreshSearchText(payload, form, id)
  if (form === 'item') {
    await refreshPlayable(payload, id)
    await refreshWithheld(transactionOf(payload), id)
  }
  const place = await assetPlace(payload, form, id)
  await refreshCounters(payload, together([place.countedIn, ...messages.map(({ formerly }) => formerly)]))
  counts.outdated()
  await invalidate(tagsOf(form, [...messages.flatMap(({ slugs }) => slugs), ...place.slugs], place))
}

function together(all: readonly CountedIn[]): CountedIn {
  return {
    packs: all.flatMap(({ packs }) => packs),
    contributors: all.flatMap(({ contributors }) => contributors),
    categories: all.flatMap(({ categories }) => categories),
    styles: all.flatMap(({ styles }) => styles),
    tags: all.flatMap(({ tags }) => tags),
  }
}

/**
 * Tags of pages that show the asset: its own under each address, those of its relations, and all that list or count.
 */
function tagsOf(form: Form, slugs: readonly string[], place: AssetPlace): string[] {
  return [
    ...slugs.map((slug) => CACHE_TAGS[form](slug)),
    ...place.packSlugs.map(CACHE_TAGS.pack),
    ...place.bundleSlugs.map(CACHE_TAGS.bundle),
    ...place.collectionSlugs.map(CACHE_TAGS.collection),
    ...place.usernames.map(CACHE_TAGS.contributor),
    CACHE_TAGS.listings(),
    CACHE_TAGS.home(),
    CACHE_TAGS.taxonomy(),
    CACHE_TAGS.contributors(),
  ]
}
