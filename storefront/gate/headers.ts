import type { NextResponse } from 'next/server'
import { environment } from '#storefront/env.ts'

const DEVELOPMENT = process.env.NODE_ENV === 'development'

/**
 * Next writes its data as inline scripts, and a nonce would make every page a page per request; so inline scripts are
 * allowed, and everything that comes from elsewhere is not.
 */
const DIRECTIVES = {
  'default-src': "'self'",
  'script-src': `'self' 'unsafe-inline'${DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'connect-src': `'self' blob:${DEVELOPMENT ? ' ws:' : ''}`,
  'frame-src': "'self'",
  'worker-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const

/** Algolia's own servers, which browsers ask where no engine of this machine stands in for them. */
const ALGOLIA = 'https://*.algolia.net https://*.algolianet.com'

/** What Google's one-tap sign-in needs, where it is offered (https://developers.google.com/identity/gsi/web). */
const GOOGLE = {
  'script-src': 'https://accounts.google.com/gsi/client',
  'style-src': 'https://accounts.google.com/gsi/style',
  'connect-src': 'https://accounts.google.com/gsi/',
  'frame-src': 'https://accounts.google.com/gsi/',
} as const satisfies Partial<Record<keyof typeof DIRECTIVES, string>>

const PAGE_HEADERS = {
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** What every page carries. */
export function withPageHeaders(response: NextResponse): NextResponse {
  response.headers.set('Content-Security-Policy', contentSecurityPolicy())
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value)
  return withRobots(response)
}

/** Keeps search engines out unless the site is open to them (spec section 2, "Pages are served with noindex"). */
export function withRobots(response: NextResponse): NextResponse {
  if (environment().INDEXING !== 'on') response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}

function contentSecurityPolicy(): string {
  const { ALGOLIA_APP_ID, SEARCH_URL, GOOGLE_CLIENT_ID } = environment()
  const others: readonly Readonly<Record<string, string>>[] = [
    ALGOLIA_APP_ID !== undefined && SEARCH_URL === undefined ? { 'connect-src': ALGOLIA } : {},
    GOOGLE_CLIENT_ID === undefined ? {} : GOOGLE,
  ]
  return Object.entries(DIRECTIVES)
    .map(([directive, own]) =>
      [directive, own, ...others.flatMap((other) => other[directive] ?? [])].join(' '),
    )
    .join('; ')
}
