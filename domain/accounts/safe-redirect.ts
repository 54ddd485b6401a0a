import { isSitePath, layersOf, pathOf } from '#domain/routing/site-path.ts'

/** Longer is no address of this site. */
const MAX_LENGTH = 2_000
/** What the site's own addresses begin with and no page stands behind. */
const NO_PAGES = ['/api', '/files', '/previews', '/search-api', '/_next'] as const

/**
 * Where a `redirect` from a query may lead: a path of this site, as given, or `fallback`. Every layer of percent
 * encoding is looked under, since something behind us may decode once more than we do.
 */
export function safeRedirect(wanted: unknown, fallback: string): string {
  return typeof wanted === 'string' && wanted.length <= MAX_LENGTH && isOwnPage(wanted) ? wanted : fallback
}

function isOwnPage(text: string): boolean {
  const path = pathOf(text)
  return isSitePath(path) && hasNoControls(text) && (layersOf(path) ?? []).every(isPage)
}

/** A query may hold words and spaces; never what splits a header or a backslash a browser turns into a slash. */
function hasNoControls(text: string): boolean {
  return !/[\p{Cc}\\]/u.test(text)
}

function isPage(path: string): boolean {
  return !NO_PAGES.some((start) => path === start || path.startsWith(`${start}/`))
}
