import { type OfferPage, offerPageSchema } from '#domain/contract/offers.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readCatalogue } from '#storefront/data/catalogue.ts'

/** An offer begins, ends and is used up without a change of its row. */
const REFRESH_SECONDS = 60

/** The page of a coupon; null for one that is unknown, switched off or has not begun. */
export function readOffer(locale: Locale, slug: string): Promise<OfferPage | null> {
  return readCatalogue({
    locale,
    path: `/offers/${encodeURIComponent(slug)}`,
    name: 'offer',
    schema: offerPageSchema,
    tags: [CACHE_TAGS.offers(), CACHE_TAGS.plans()],
    refresh: REFRESH_SECONDS,
  })
}
