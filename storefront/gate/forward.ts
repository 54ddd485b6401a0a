import { environment } from '#storefront/env.ts'

/** Paths that other processes answer. They listen on loopback, at an address known only when everything has started. */
const SERVERS = {
  '/api': 'CMS_URL',
  '/admin': 'CMS_URL',
  '/cms-assets': 'CMS_URL',
  '/previews': 'FILES_URL',
  '/files': 'FILES_URL',
  '/profile-photo': 'FILES_URL',
  '/profile-cover': 'FILES_URL',
} as const satisfies Record<string, 'CMS_URL' | 'FILES_URL'>

/** Where a request for this path is forwarded to; null when the storefront answers it itself. */
export function serverBehind(pathname: string): string | null {
  for (const [prefix, variable] of Object.entries(SERVERS)) {
    if (pathname === prefix || pathname.startsWith(`${prefix}/`)) return environment()[variable]
  }
  return null
}
