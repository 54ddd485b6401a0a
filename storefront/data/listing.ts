import { type Listing, listingSchema } from '#domain/contract/catalogue.ts'
import { landingPath } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import type { View } from '#domain/routing/view.ts'
import { HITS_PER_PAGE } from '#domain/search/listing-parameters.ts'
import { readExisting } from '#storefront/data/catalogue.ts'
import { listingQuery, type Place } from '#storefront/data/listing-query.ts'

/** A listing from the database is replaced by one from the search engine soon after that is back. */
const REFRESH_SECONDS = 60

/** One page of items or packs. A page beyond the last has no hits. */
export function readListing(locale: Locale, view: View, place: Place = {}): Promise<Listing> {
  return readExisting({
    locale,
    path: '/listings',
    query: listingQuery(view, place),
    name: 'listing',
    schema: listingSchema,
    tags: tagsOf(place),
    refresh: REFRESH_SECONDS,
  })
}

/** One page of bundles. */
export function readBundles(locale: Locale, page: number): Promise<Listing> {
  return readExisting({
    locale,
    path: '/listings',
    query: { form: 'bundle', page, per_page: HITS_PER_PAGE },
    name: 'listing',
    schema: listingSchema,
    tags: [CACHE_TAGS.listings()],
    refresh: REFRESH_SECONDS,
  })
}

function tagsOf({ collection, contributor, landing }: Place): readonly string[] {
  return [
    CACHE_TAGS.listings(),
    ...(collection === undefined ? [] : [CACHE_TAGS.collection(collection)]),
    ...(contributor === undefined ? [] : [CACHE_TAGS.contributor(contributor)]),
    ...(landing === undefined ? [] : [CACHE_TAGS.landingPage(landingPath(landing))]),
  ]
}
