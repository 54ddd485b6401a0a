import { isSitePath, layersOf, pathOf } from '#domain/routing/site-path.ts'

/** Longer texts are no address of this site. */
const MAX_LENGTH = 2_000
/** First segments of the site's addresses that are not pages. */
const NO_PAGES = ['/api', '/files', '/previews', '/media', '/search-api', '/_next'] as const

/**
 * Where a `redirect` parameter may lead: a path of this site, as given, or `fallback`. Every layer of percent encoding
 * is checked, because a later hop may decode once more than this code does.
 */
export function safeRedirect(wanted: unknown, fallback: string): string {
  return typeof wanted === 'string' && wanted.length <= MAX_LENGTH && isOwnPage(wanted) ? wanted : fallback
}

function isOwnPage(text: string): boolean {
  const path = pathOf(text)
  return isSitePath(path) && hasNoControls(text) && (layersOf(path) ?? []).every(isPage)
}

/**
 * A query may contain words and spaces, but no control characters that split a header, and no backslash that a browser
 * turns into a slash.
 */
function hasNoControls(text: string): boolean {
  return !/[\p{Cc}\\]/u.test(text)
}

function isPage(path: string): boolean {
  return !NO_PAGES.some((start) => path === start || path.startsWith(`${start}/`))
}
