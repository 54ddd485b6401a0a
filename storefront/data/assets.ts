import {
  type BundleDetail,
  bundleDetailSchema,
  type ItemDetail,
  itemDetailSchema,
  type PackDetail,
  packDetailSchema,
} from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readCatalogue } from '#storefront/data/catalogue.ts'

/** Everything on an item's page; null when nothing is published under the slug. */
export function readItem(locale: Locale, slug: string): Promise<ItemDetail | null> {
  const path = `/items/${encodeURIComponent(slug)}`
  return readCatalogue({
    locale,
    path,
    name: 'item',
    schema: itemDetailSchema,
    tags: [CACHE_TAGS.item(slug)],
  })
}

/** Everything on a pack's page; null when nothing is published under the slug. */
export function readPack(locale: Locale, slug: string): Promise<PackDetail | null> {
  const path = `/packs/${encodeURIComponent(slug)}`
  return readCatalogue({
    locale,
    path,
    name: 'pack',
    schema: packDetailSchema,
    tags: [CACHE_TAGS.pack(slug)],
  })
}

/** Everything on a bundle's page; null when nothing is published under the slug. */
export function readBundle(locale: Locale, slug: string): Promise<BundleDetail | null> {
  const path = `/bundles/${encodeURIComponent(slug)}`
  return readCatalogue({
    locale,
    path,
    name: 'bundle',
    schema: bundleDetailSchema,
    tags: [CACHE_TAGS.bundle(slug)],
  })
}
