import { z } from 'zod'
import {
  type LandingLink,
  type LandingPage,
  landingAddressesSchema,
  landingLinksSchema,
  landingPageSchema,
} from '#domain/contract/landing.ts'
import { type LandingAddress, landingPath } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readCatalogue, readExisting } from '#storefront/data/catalogue.ts'
import { bodyOf, fetchCms } from '#storefront/data/fetch-cms.ts'
import { createTtlCache } from '#storefront/data/ttl-cache.ts'

/** One published landing page; null when there is none at the address. */
export function readLandingPage(
  locale: Locale,
  { place, slug }: LandingAddress,
): Promise<LandingPage | null> {
  return readCatalogue({
    locale,
    path: `/landing-pages/${place}/${slug}`,
    name: 'landingPage',
    schema: landingPageSchema,
    // Its blocks show works of the library, like a listing.
    tags: [CACHE_TAGS.landingPage(landingPath({ place, slug })), CACHE_TAGS.listings()],
  })
}

/** Links to all published landing pages. */
export function readLandingLinks(locale: Locale): Promise<readonly LandingLink[]> {
  return readExisting({
    locale,
    path: '/landing-pages/links',
    name: 'links',
    schema: landingLinksSchema,
    tags: [CACHE_TAGS.landingPages()],
  })
}

const envelopeSchema = z.object({ response: z.object({ landingPages: landingAddressesSchema }) })

const memory = createTtlCache<ReadonlySet<string>>({ lifeMs: 10_000, capacity: 1 })

/**
 * Whether a landing page is published at the address, for the proxy. All addresses are fetched at once and cached for
 * 10 s: there are a few hundred, while the words that a caller may try are unlimited.
 *
 * @throws Error when the CMS does not respond
 */
export async function landingPageExists(at: LandingAddress): Promise<boolean> {
  const published = await memory.recall('all', askForAll)
  return published.has(landingPath(at))
}

async function askForAll(): Promise<ReadonlySet<string>> {
  const { landingPages } = envelopeSchema.parse(await bodyOf(await fetchCms('/landing-pages'))).response
  return new Set(landingPages.map(landingPath))
}
