import { LOCALES, type Locale } from '#domain/locales/locales.ts'

/** The address of the sitemap index, and the folder of sitemaps (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_INDEX = '/sitemap.xml'
export const SITEMAPS = '/sitemaps'

/** Maximum entries of a sitemap; a range has as many ids, so that no file exceeds it. */
export const MAX_ADDRESSES = 50_000

/** The contents of a sitemap: pages of one section, in one language, of one range of ids. */
export interface SitemapPart {
  /** The section: lower-case letters, digits and hyphens. */
  readonly section: string
  readonly locale: Locale
  readonly range: number
}

/** The name of a sitemap's file: `icon-packs-jp-3.xml.gz`. */
export function sitemapName({ section, locale, range }: SitemapPart): string {
  return `${section}-${LOCALES[locale].prefix}-${range}.xml.gz`
}

/** Whether a name is that of a sitemap. */
export function isSitemapName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*-\d+\.xml\.gz$/.test(name)
}
