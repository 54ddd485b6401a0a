import type { NextResponse } from 'next/server'
import { environment } from '#storefront/env.ts'

const DEVELOPMENT = process.env.NODE_ENV === 'development'

/**
 * Next writes its data as inline scripts, and a nonce would make every page a page per request; so inline scripts are
 * allowed, and everything that comes from elsewhere is not.
 */
const CONTENT_SECURITY_POLICY = Object.entries({
  'default-src': "'self'",
  'script-src': `'self' 'unsafe-inline'${DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'connect-src': `'self' blob:${DEVELOPMENT ? ' ws:' : ''}`,
  'worker-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ')

const PAGE_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** What every page carries. */
export function withPageHeaders(response: NextResponse): NextResponse {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value)
  return withRobots(response)
}

/** Keeps search engines out unless the site is open to them (spec section 2, "Pages are served with noindex"). */
export function withRobots(response: NextResponse): NextResponse {
  if (environment().INDEXING !== 'on') response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}
