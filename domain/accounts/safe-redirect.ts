import { isSitePath } from '#domain/routing/site-path.ts'

/** Longer is no address of this site. */
const MAX_LENGTH = 2_000
/** What the site's own addresses begin with and no page stands behind. */
const NO_PAGES = ['/api', '/files', '/previews', '/search-api', '/_next'] as const
/** How often an address may be encoded over before it is no address of ours. */
const DECODINGS = 3

/**
 * Where a `redirect` from a query may lead: a path of this site, as given, or `fallback`. Every layer of percent
 * encoding is looked under, since something behind us may decode once more than we do.
 */
export function safeRedirect(wanted: unknown, fallback: string): string {
  return typeof wanted === 'string' && wanted.length <= MAX_LENGTH && leadsInside(wanted) ? wanted : fallback
}

function leadsInside(wanted: string): boolean {
  const layers = layersOf(wanted)
  return layers?.every(isOwnPage) ?? false
}

/** The text and what its path becomes with each decoding, until nothing is encoded any more; null when that never ends. */
function layersOf(text: string): readonly string[] | null {
  const layers = [text]
  for (let times = 0; times < DECODINGS; times += 1) {
    const last = layers.at(-1) ?? ''
    const decoded = decode(pathOf(last))
    if (decoded === null) return null
    if (decoded === pathOf(last)) return layers
    layers.push(decoded)
  }
  return null
}

function isOwnPage(text: string): boolean {
  const path = pathOf(text)
  if (!isSitePath(path) || path.includes('//') || /(^|\/)\.\.?(\/|$)/.test(path)) return false
  return !NO_PAGES.some((start) => path === start || path.startsWith(`${start}/`)) && hasNoControls(text)
}

/** A query may hold words and spaces, encoded; never what splits a header or a backslash a browser turns into a slash. */
function hasNoControls(text: string): boolean {
  return !/[\p{Cc}\\]/u.test(text)
}

function pathOf(text: string): string {
  return text.split(/[?#]/)[0] ?? ''
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
