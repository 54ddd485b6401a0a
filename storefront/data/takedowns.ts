import { type TakedownCounts, takedownCountsSchema } from '#domain/contract/takedown.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readExisting } from '#storefront/data/catalogue.ts'

/** How many claims of rights holders there were in each year, by outcome. */
export function readTakedownCounts(locale: Locale): Promise<TakedownCounts> {
  return readExisting({
    locale,
    path: '/takedowns/counts',
    name: 'counts',
    schema: takedownCountsSchema,
    tags: [CACHE_TAGS.takedowns()],
  })
}
