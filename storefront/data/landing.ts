import { z } from 'zod'
import {
  type LandingLink,
  type LandingPage,
  landingAddressesSchema,
  landingLinksSchema,
  landingPageSchema,
} from '#domain/contract/landing.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import { landingPath } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readCatalogue, readExisting } from '#storefront/data/catalogue.ts'
import { createShortMemory } from '#storefront/data/short-memory.ts'
import { environment } from '#storefront/env.ts'

const TIMEOUT_MS = 5_000

/** One published page; null when none is at the address. */
export function readLandingPage(
  locale: Locale,
  { place, slug }: LandingAddress,
): Promise<LandingPage | null> {
  return readCatalogue({
    locale,
    path: `/landing-pages/${place}/${slug}`,
    name: 'landingPage',
    schema: landingPageSchema,
    tags: [CACHE_TAGS.landingPages()],
  })
}

/** All published pages by their names. */
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

const memory = createShortMemory<ReadonlySet<string>>({ lifeMs: 10_000, capacity: 1 })

/**
 * Whether a page is published at the address, for the proxy. All addresses are asked for at once and remembered for
 * 10 s: there are hundreds at most, while of words that mean nothing there is no end.
 *
 * @throws Error when the CMS does not answer
 */
export async function landingStands(at: LandingAddress): Promise<boolean> {
  const published = await memory.recall('all', askForAll)
  return published.has(landingPath(at))
}

async function askForAll(): Promise<ReadonlySet<string>> {
  const url = `${environment().CMS_URL}/api/v2/landing-pages`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
  if (!response.ok) throw new Error(`${response.status} from ${url}`)
  const { landingPages } = envelopeSchema.parse(await response.json()).response
  return new Set(landingPages.map(landingPath))
}
