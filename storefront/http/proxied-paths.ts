import { CARDS } from '#domain/assets/card-url.ts'
import { CERTIFICATE_KEYS_PATH } from '#domain/contract/certificates.ts'
import { MEDIA } from '#domain/media-library/pictures.ts'
import { SITEMAP_INDEX, SITEMAPS } from '#domain/sitemaps/sitemap-names.ts'
import { environment } from '#storefront/env.ts'

/** Paths of other processes, which listen on loopback at addresses known only at run time. */
export const SERVERS = {
  '/api': 'CMS_URL',
  '/admin': 'CMS_URL',
  '/cms-assets': 'CMS_URL',
  '/console': 'CONSOLE_URL',
  '/previews': 'FILES_URL',
  '/files': 'FILES_URL',
  '/profile-photo': 'FILES_URL',
  '/profile-cover': 'FILES_URL',
  [CARDS]: 'FILES_URL',
  [MEDIA]: 'FILES_URL',
  [SITEMAP_INDEX]: 'FILES_URL',
  [SITEMAPS]: 'FILES_URL',
} as const satisfies Record<string, 'CMS_URL' | 'FILES_URL' | 'CONSOLE_URL'>

/** Paths whose CMS endpoint has another path. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['/register/google-yolo-one-tap/callback', '/api/register/google-yolo-one-tap/callback'],
  [CERTIFICATE_KEYS_PATH, '/api/certificate-keys'],
])

/** Prefixes that are themselves a page of the site (spec section 2, `/api`). */
export const PAGES: readonly string[] = ['/api']

/** Paths that exist only where search engines may index the site. */
const FOR_SEARCH_ENGINES: readonly string[] = [SITEMAP_INDEX, SITEMAPS]

/** The address that a path is forwarded to; null when the storefront serves it itself. */
export function addressBehind(pathname: string): string | null {
  const path = ELSEWHERE.get(pathname) ?? pathname
  for (const [prefix, variable] of Object.entries(SERVERS)) {
    if (!path.startsWith(`${prefix}/`) && (path !== prefix || PAGES.includes(prefix))) continue
    if (FOR_SEARCH_ENGINES.includes(prefix) && environment().INDEXING !== 'on') continue
    const server = environment()[variable]
    return server === undefined ? null : server + path
  }
  return null
}

/** Whether the path is the console's, which this process serves itself unless Vite's development server does. */
export function isConsole(pathname: string): boolean {
  return pathname === '/console' || pathname.startsWith('/console/')
}

/** Whether the path is one of the administrators' panel, which is upstream but made of pages. */
export function isPanel(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}
