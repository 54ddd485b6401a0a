import type { Locale } from '#domain/locales/locales.ts'

/**
 * What cached pages and reads are tagged with. The CMS names the tags of what it changed; the storefront then makes
 * those pages anew at the next request.
 */
export const CACHE_TAGS = {
  /** Everything that comes from the catalogue: after a bulk load. */
  catalogue: () => 'catalogue',
  home: () => 'home',
  /** Every listing: an asset came, went or changed its rank. */
  listings: () => 'listings',
  /** Categories, styles, tags and curated collections. */
  taxonomy: () => 'taxonomy',
  /** Pages that editors make of the catalogue; they name each other. */
  landingPages: () => 'landing-pages',
  contributors: () => 'contributors',
  contributor: (username: string) => `contributor:${username}`,
  collection: (slug: string) => `collection:${slug}`,
  item: (slug: string) => `item:${slug}`,
  pack: (slug: string) => `pack:${slug}`,
  bundle: (slug: string) => `bundle:${slug}`,
  /** Addresses that editors redirect: no page carries it, but the proxy of each storefront process looks them up again. */
  redirects: () => 'redirects',
  /** Everything in one language: after its translations changed. */
  locale: (locale: Locale) => `locale:${locale}`,
} as const satisfies Record<string, (name: never) => string>
