import type { Locale } from '#domain/locales/locales.ts'

/**
 * Tags of cached pages and reads. The CMS sends the tags of its changes; the storefront renders those pages again at
 * the next request.
 */
export const CACHE_TAGS = {
  /** All catalogue data: after a bulk load. */
  catalogue: () => 'catalogue',
  home: () => 'home',
  /** Every listing: an asset was added, removed or re-ranked. */
  listings: () => 'listings',
  /** Categories, styles, tags and curated collections. */
  taxonomy: () => 'taxonomy',
  /** Lists of all landing pages. */
  landingPages: () => 'landing-pages',
  /** All pages and feeds of the blog, which link to each other. */
  blog: () => 'blog',
  /** One landing page and its listing, by its path (`landingPath`). */
  landingPage: (path: string) => `landing-page:${path}`,
  /** Terms of use and privacy notice. */
  legalPages: () => 'legal-pages',
  /** Plans and their prices. */
  plans: () => 'plans',
  /** Pages of coupons. */
  offers: () => 'offers',
  /** The site settings: every page, the menus and the proxy's list of languages. */
  site: () => 'site',
  /** The texts of licences. */
  licenceTexts: () => 'licence-texts',
  /** The published counts of takedown cases. */
  takedowns: () => 'takedowns',
  /** The months whose statements are published. */
  statementMonths: () => 'statement-months',
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
