import { VARIANTS } from '#domain/assets/facets.ts'
import type { TemplateCategory } from '#domain/assets/template-categories.ts'
import { type Listing, listingSchema } from '#domain/contract/catalogue.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { perChoice } from '#domain/routing/choices.ts'
import type { View } from '#domain/routing/view.ts'
import { HITS_PER_PAGE } from '#domain/search/listing-parameters.ts'
import { readExisting } from '#storefront/data/catalogue.ts'

/** A listing from the database is replaced by one from the search engine soon after that is back. */
const REFRESH_SECONDS = 60

/** What a listing is limited to, if not the whole library: slugs, and the contributor's username. */
export interface Place {
  readonly category?: string
  readonly style?: string
  readonly collection?: string
  readonly contributor?: string
  /** A landing page. */
  readonly landing?: LandingAddress
  /** The use of templates. */
  readonly template?: TemplateCategory
}

/** One page of items or packs. A page beyond the last has no hits. */
export function readListing(locale: Locale, view: View, place: Place = {}): Promise<Listing> {
  const { words, variant } = view
  const { landing, ...within } = place
  const byKeyword = variant !== null && VARIANTS[variant].keyword
  return readExisting({
    locale,
    path: '/listings',
    query: {
      form: view.form,
      kind: view.kind,
      variant,
      [byKeyword ? 'keyword' : 'words']: words,
      ...chosenOf(view),
      contributor: view.contributor,
      keep_style: place.style === undefined ? null : 'true',
      ...within,
      landing: landing && `${landing.place}/${landing.slug}`,
      price: view.price === 'all' ? null : view.price,
      sort: view.sort,
      page: view.page,
      per_page: HITS_PER_PAGE,
    },
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
  })
}

/** Values of one choice are joined with commas in one parameter; no value contains one. */
function chosenOf(view: View): Readonly<Record<string, string | null>> {
  return perChoice((name) => view[name].join(',') || null)
}

function tagsOf({ collection, contributor, landing }: Place): readonly string[] {
  return [
    CACHE_TAGS.listings(),
    ...(collection === undefined ? [] : [CACHE_TAGS.collection(collection)]),
    ...(contributor === undefined ? [] : [CACHE_TAGS.contributor(contributor)]),
    ...(landing === undefined ? [] : [CACHE_TAGS.landingPages()]),
  ]
}
