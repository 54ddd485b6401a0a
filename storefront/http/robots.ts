import { LOCALES } from '#domain/locales/locales.ts'
import { FAMILIES, FAMILY_CODES } from '#domain/routing/families.ts'
import { SITEMAP_INDEX } from '#domain/sitemaps/sitemap-names.ts'
import type { StorefrontEnvironment } from '#storefront/env.ts'

export const ROBOTS_PATH = '/robots.txt'

/** Nothing of it is a page; pictures under `/previews` may be found. */
const NO_PAGES = ['/api/', '/admin', '/cms-assets/', '/files/', '/search-api/'] as const

/**
 * What crawlers are told (RFC 9309). Where the site is not open to search engines they may read everything all the
 * same: each answer says that it is not to be listed, which nobody learns who may not ask for it.
 */
export function robotsText({
  INDEXING,
  PUBLIC_URL,
}: Pick<StorefrontEnvironment, 'INDEXING' | 'PUBLIC_URL'>): string {
  if (INDEXING !== 'on') return 'User-agent: *\nAllow: /\n'
  const closed = [...NO_PAGES, ...personalPaths().flatMap((path) => ENDS.map((end) => path + end))]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${lines.join('\n')}\n\nSitemap: ${PUBLIC_URL}${SITEMAP_INDEX}\n`
}

/** A rule holds for whatever begins with it: where the word ends is said, as `/en/canvas` is not `/en/canva`. */
const ENDS = ['$', '/', '?'] as const

/** Where pages of people stand. Each language by its name: a `*` would stand for words in between as well. */
function personalPaths(): readonly string[] {
  const words = personalWords()
  return Object.values(LOCALES).flatMap(({ prefix }) => words.map((word) => `/${prefix}/${word}`))
}

/** First words of addresses under which nothing may be listed. */
function personalWords(): readonly string[] {
  const wordsOf = (indexed: boolean) =>
    FAMILY_CODES.filter((family) => FAMILIES[family].indexed === indexed).flatMap(
      (family) => FAMILIES[family].words,
    )
  const listed = new Set(wordsOf(true))
  return [...new Set(wordsOf(false))].filter((word) => !listed.has(word))
}
