import { type Home, homeSchema } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { offeredHome } from '#domain/site/offered-home.ts'
import { readExisting } from '#storefront/data/catalogue.ts'
import { readSite } from '#storefront/data/site.ts'

/** A page made while the search engine was empty or unavailable is replaced soon after its recovery. */
const REFRESH_SECONDS = 60

/** What the home page shows of the kinds that the site offers. */
export async function readHome(locale: Locale): Promise<Home> {
  const [home, { kinds }] = await Promise.all([
    readExisting({
      locale,
      path: '/home',
      name: 'home',
      schema: homeSchema,
      tags: [CACHE_TAGS.home()],
      refresh: REFRESH_SECONDS,
    }),
    readSite(locale),
  ])
  return offeredHome(home, kinds)
}
