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

/** Addresses of the specification that an endpoint of the CMS answers under another. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['/register/google-yolo-one-tap/callback', '/api/register/google-yolo-one-tap/callback'],
])

/** The address that a request for this path is forwarded to; null when the storefront answers it itself. */
export function addressBehind(pathname: string): string | null {
  const path = ELSEWHERE.get(pathname) ?? pathname
  for (const [prefix, variable] of Object.entries(SERVERS)) {
    if (path === prefix || path.startsWith(`${prefix}/`)) return environment()[variable] + path
  }
  return null
}
