import { type Home, homeSchema } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readExisting } from '#storefront/data/catalogue.ts'

export function readHome(locale: Locale): Promise<Home> {
  return readExisting({ locale, path: '/home', name: 'home', schema: homeSchema, tags: [CACHE_TAGS.home()] })
}
