import type { NextResponse } from 'next/server'
import { environment, type StorefrontEnvironment } from '#storefront/env.ts'
import {
  contentSecurityPolicy,
  type PolicyFacts,
  RAZORPAY_CHECKOUT,
} from '#storefront/http/content-security-policy.ts'
import { isOn } from '#storefront/next-tuning/parts.ts'

/** A year, for this host only: other hosts of the domain are not for this site to decide. */
const STRICT_TRANSPORT = 'max-age=31536000'

/** Not used by any page. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ')

/** Headers of every response of the public address. */
export function siteHeaders(
  site: Pick<StorefrontEnvironment, 'PUBLIC_URL'>,
): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isSecure(site) ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}),
  }
}

/** Headers of every page. Its inline scripts are added once it is complete (`next-tuning/document`). */
export function withPageHeaders(
  response: NextResponse,
  { embeds = false, framed = false } = {},
): NextResponse {
  const facts = { ...policyFacts(environment(), process.env.NODE_ENV === 'development'), embeds, framed }
  for (const [name, value] of Object.entries(documentHeaders(facts))) response.headers.set(name, value)
  return withRobots(response)
}

/** Headers of the preview of a draft: pages of the site may frame it, and no cache may store it. */
export function withPreviewHeaders(response: NextResponse): NextResponse {
  response.headers.set('X-Frame-Options', 'SAMEORIGIN')
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return withPageHeaders(response, { embeds: true, framed: true })
}

/** Headers of the panel's pages. */
export function withPanelHeaders(response: NextResponse): NextResponse {
  const headers = documentHeaders({ ...staffFacts(environment()), previews: true })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Headers of the console's page: no search engine lists it, whatever the site allows. It has no inline scripts. */
export function consoleHeaders(site: StorefrontEnvironment): Readonly<Record<string, string>> {
  return { ...documentHeaders({ ...staffFacts(site), hashed: true }), 'X-Robots-Tag': 'noindex, nofollow' }
}

/** The panel and the console connect to their own server only. */
function staffFacts(site: StorefrontEnvironment): PolicyFacts {
  return {
    ...policyFacts(site, process.env.NODE_ENV === 'development'),
    algolia: false,
    google: false,
    chat: null,
    razorpay: null,
    sentry: null,
  }
}

/** Keeps search engines out unless the site is open to them (spec section 2, "Pages are served with noindex"). */
export function withRobots(response: NextResponse): NextResponse {
  if (environment().INDEXING !== 'on') response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}

/** The inputs of the policy, from the environment. */
export function policyFacts(site: StorefrontEnvironment, development: boolean): PolicyFacts {
  return {
    development,
    hashed: !development && isOn('script-hashes'),
    secure: isSecure(site),
    algolia: site.ALGOLIA_APP_ID !== undefined && site.SEARCH_URL === undefined,
    google: site.GOOGLE_CLIENT_ID !== undefined,
    chat: site.CHAT_SCRIPT_URL === undefined ? null : new URL(site.CHAT_SCRIPT_URL).origin,
    razorpay: razorpayOrigin(site),
    embeds: false,
    framed: false,
    previews: false,
    sentry: site.SENTRY_DSN === undefined ? null : new URL(site.SENTRY_DSN).origin,
  }
}

function documentHeaders(facts: PolicyFacts): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    'Permissions-Policy': PERMISSIONS,
    // Google and the banks of a payment open windows of their own, which answer to the page that opened them.
    'Cross-Origin-Opener-Policy':
      facts.google || facts.razorpay !== null ? 'same-origin-allow-popups' : 'same-origin',
  }
}

function razorpayOrigin({
  RAZORPAY_KEY_ID: key,
  RAZORPAY_CHECKOUT_URL: url,
}: StorefrontEnvironment): string | null {
  return key === undefined ? null : new URL(url ?? RAZORPAY_CHECKOUT).origin
}

function isSecure({ PUBLIC_URL }: Pick<StorefrontEnvironment, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL.startsWith('https:')
}
