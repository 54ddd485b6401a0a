import { LOCALES } from '#domain/locales/locales.ts'
import { FAMILIES, FAMILY_CODES } from '#domain/routing/families.ts'
import { SITEMAP_INDEX } from '#domain/sitemaps/sitemap-names.ts'
import type { StorefrontEnvironment } from '#storefront/env.ts'

export const ROBOTS_PATH = '/robots.txt'

/** Not pages; pictures under `/previews` may be indexed. */
const NO_PAGES = ['/api/', '/admin', '/cms-assets/', '/files/', '/search-api/'] as const

/**
 * The robots.txt (RFC 9309). Where indexing is off crawlers may still read everything: a crawler sees the noindex
 * header only on responses that it may request.
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

/** A rule matches any path with its prefix, so the end of the word is part of it: `/en/canvas` is not `/en/canva`. */
const ENDS = ['$', '/', '?'] as const

/** Paths of private pages, written out for each language: `*` would also match further segments. */
function personalPaths(): readonly string[] {
  const words = personalWords()
  return Object.values(LOCALES).flatMap(({ prefix }) => words.map((word) => `/${prefix}/${word}`))
}

/** First segments of private paths. */
function personalWords(): readonly string[] {
  const wordsOf = (indexed: boolean) =>
    FAMILY_CODES.filter((family) => FAMILIES[family].indexed === indexed).flatMap(
      (family) => FAMILIES[family].words,
    )
  const listed = new Set(wordsOf(true))
  return [...new Set(wordsOf(false))].filter((word) => !listed.has(word))
}
