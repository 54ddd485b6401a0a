import { type SoldPlan, soldPlansSchema } from '#domain/contract/plans.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readExisting } from '#storefront/data/catalogue.ts'

/** The plans on sale, with the prices of every market. */
export function readPlans(locale: Locale): Promise<readonly SoldPlan[]> {
  return readExisting({
    locale,
    path: '/plans',
    name: 'plans',
    schema: soldPlansSchema,
    tags: [CACHE_TAGS.plans()],
  })
}
