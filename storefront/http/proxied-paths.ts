import { CARDS } from '#domain/assets/card-url.ts'
import { SITEMAP_INDEX, SITEMAPS } from '#domain/sitemaps/sitemap-names.ts'
import { environment } from '#storefront/env.ts'

/** Paths that other processes answer. They listen on loopback, at an address known only when everything has started. */
export const SERVERS = {
  '/api': 'CMS_URL',
  '/admin': 'CMS_URL',
  '/cms-assets': 'CMS_URL',
  '/previews': 'FILES_URL',
  '/files': 'FILES_URL',
  '/profile-photo': 'FILES_URL',
  '/profile-cover': 'FILES_URL',
  [CARDS]: 'FILES_URL',
  [SITEMAP_INDEX]: 'FILES_URL',
  [SITEMAPS]: 'FILES_URL',
} as const satisfies Record<string, 'CMS_URL' | 'FILES_URL'>

/** Addresses of the specification that an endpoint of the CMS answers under another. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['/register/google-yolo-one-tap/callback', '/api/register/google-yolo-one-tap/callback'],
])

/** Paths that mean something only where search engines may list the site. */
const FOR_SEARCH_ENGINES: readonly string[] = [SITEMAP_INDEX, SITEMAPS]

/** The address that a request for this path is forwarded to; null when the storefront answers it itself. */
export function addressBehind(pathname: string): string | null {
  const path = ELSEWHERE.get(pathname) ?? pathname
  for (const [prefix, variable] of Object.entries(SERVERS)) {
    if (path !== prefix && !path.startsWith(`${prefix}/`)) continue
    if (FOR_SEARCH_ENGINES.includes(prefix) && environment().INDEXING !== 'on') continue
    return environment()[variable] + path
  }
  return null
}

/** Whether the administrators' panel answers there: what stands behind, and is made of pages all the same. */
export function isPanel(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}
