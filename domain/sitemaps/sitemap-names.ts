import { LOCALES, type Locale } from '#domain/locales/locales.ts'

/** Where the list of all sitemaps stands, and the folder of the others (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_INDEX = '/sitemap.xml'
export const SITEMAPS = '/sitemaps'

/** What a sitemap may hold at most; a range holds as many ids, so that no file is ever too long. */
export const MAX_ADDRESSES = 50_000

/** What is in a sitemap: pages of one sort, in one language, out of one range of ids. */
export interface SitemapPart {
  /** The sort of page: small letters, digits and hyphens. */
  readonly section: string
  readonly locale: Locale
  readonly range: number
}

/** The name of a sitemap's file: `icon-packs-jp-3.xml.gz`. */
export function sitemapName({ section, locale, range }: SitemapPart): string {
  return `${section}-${LOCALES[locale].prefix}-${range}.xml.gz`
}

/** Whether a sitemap may have this name; whatever else is asked for is no sitemap. */
export function isSitemapName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*-\d+\.xml\.gz$/.test(name)
}
