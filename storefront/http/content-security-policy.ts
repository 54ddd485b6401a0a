import { EMBED_ORIGINS } from '#domain/blocks/embeds.ts'

/** What a policy depends on. */
export interface PolicyFacts {
  /** `next dev` evaluates scripts and opens a socket for changes. */
  readonly development: boolean
  /** Whether inline scripts are allowed by their hashes once a page is complete; else all of them are. */
  readonly hashed: boolean
  /** Whether visitors come over TLS. */
  readonly secure: boolean
  /** Whether browsers query Algolia's own servers instead of the site's address. */
  readonly algolia: boolean
  /** Whether Google's one-tap sign-in is offered. */
  readonly google: boolean
  /** The origin of the support chat; null where there is none. */
  readonly chat: string | null
  /** The origin of Razorpay's checkout; null where it is not offered. */
  readonly razorpay: string | null
  /** Whether the page may have frames of the providers that editors embed. */
  readonly embeds: boolean
  /** Whether pages of the site may frame the page: the preview of a draft. */
  readonly framed: boolean
  /** Whether the page frames pages of the site: the panel shows previews. */
  readonly previews: boolean
  /** The origin of the error-reporting service; null where there is none. */
  readonly sentry: string | null
}

type Directive = `${'default' | 'script' | 'style' | 'img' | 'media' | 'font' | 'connect' | 'frame'}-src`
type Sources = Partial<Record<Directive, readonly string[]>>

/**
 * Only the site's own origin: previews, files and the local search engine are served under it (`proxied-paths.ts`).
 * Blobs are files that were already fetched: pictures of a model, a photo before it is uploaded. Inline styles are
 * allowed, since React writes sizes and colours into attributes.
 */
const OWN = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'blob:'],
  'frame-src': [],
} as const satisfies Record<Directive, readonly string[]>

/** Directives that no option loosens. */
const FIXED = [
  "script-src-attr 'none'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
] as const

const DEVELOPMENT: Sources = { 'script-src': ["'unsafe-eval'"], 'connect-src': ['ws:'] }

const NOT_HASHED: Sources = { 'script-src': ["'unsafe-inline'"] }

/** Hosts of Algolia's indices (https://www.algolia.com/doc/guides/security/security-best-practices). */
const ALGOLIA: Sources = { 'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com'] }

/** What Google's one-tap sign-in needs (https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid). */
const GOOGLE: Sources = {
  'script-src': ['https://accounts.google.com/gsi/client'],
  'style-src': ['https://accounts.google.com/gsi/style'],
  'connect-src': ['https://accounts.google.com/gsi/'],
  'frame-src': ['https://accounts.google.com/gsi/'],
}

/**
 * The Content-Security-Policy of every page, without its inline scripts: those are added by hash once the page is
 * complete (`allowScripts`).
 */
export function contentSecurityPolicy({
  development,
  hashed,
  secure,
  algolia,
  google,
  chat,
  razorpay,
  embeds,
  framed,
  previews,
  sentry,
}: PolicyFacts): string {
  const others = [
    !hashed && NOT_HASHED,
    development && DEVELOPMENT,
    algolia && ALGOLIA,
    google && GOOGLE,
    chat !== null && chatSources(chat),
    razorpay !== null && razorpaySources(razorpay),
    embeds && { 'frame-src': EMBED_ORIGINS },
    previews && { 'frame-src': ["'self'"] },
    sentry !== null && { 'connect-src': [sentry] },
  ].filter((one) => one !== false)
  const lists = (Object.keys(OWN) as Directive[]).map((directive) => {
    const sources = [...OWN[directive], ...others.flatMap((other) => other[directive] ?? [])]
    return [directive, ...(sources.length > 0 ? sources : ["'none'"])].join(' ')
  })
  const ancestors = `frame-ancestors ${framed ? "'self'" : "'none'"}`
  return [...lists, ...FIXED, ancestors, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** The script of the chat, its calls and its window. */
function chatSources(origin: string): Sources {
  return {
    'script-src': [origin],
    'connect-src': [origin, origin.replace(/^https/, 'wss')],
    'img-src': [origin],
    'frame-src': [origin],
  }
}

/** Razorpay's own checkout, whose script opens a frame of another host and reports to others. */
export const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com'
const RAZORPAY_FRAMES = ['https://api.razorpay.com', RAZORPAY_CHECKOUT] as const
const RAZORPAY_REPORTS = ['https://lumberjack.razorpay.com', 'https://lumberjack-cx.razorpay.com'] as const

/** The script of Razorpay's checkout, its calls and its window; a test server has one origin for all of them. */
function razorpaySources(origin: string): Sources {
  const isOwn = origin === RAZORPAY_CHECKOUT
  return {
    'script-src': [origin],
    'connect-src': isOwn ? [...RAZORPAY_FRAMES, ...RAZORPAY_REPORTS] : [origin],
    'img-src': isOwn ? ['https://cdn.razorpay.com'] : [],
    'frame-src': isOwn ? RAZORPAY_FRAMES : [],
  }
}

/** The policy with more script sources, such as `'sha256-…'`. */
export function allowScripts(policy: string, sources: readonly string[]): string {
  return policy.replace(/(?<=^|; )script-src (?=')/, ['script-src', ...sources, ''].join(' '))
}
