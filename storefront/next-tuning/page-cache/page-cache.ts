import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { TEST_COOKIES } from '#domain/experiments/tested-pages.ts'
import { LOCALE_COOKIE, localeOfPrefix } from '#domain/locales/locales.ts'
import { localeCookie, localeToKeep } from '#storefront/http/locale-cookie.ts'
import { VARIANT_HEADER } from '#storefront/http/variant-header.ts'
import { acceptedCoding } from '#storefront/next-tuning/accepted-coding.ts'
import { CODINGS } from '#storefront/next-tuning/compressed-files/static-texts.ts'

/** Headers of one connection or one visitor, which are not stored. */
const NOT_KEPT = ['set-cookie', 'connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']
/** Of the pages whose variant a cookie names. */
const PRIVATE = /\bprivate\b/

interface KeptPage {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  readonly until: number
}

interface Limits {
  readonly lifeMs: number
  /** Of a tested page: its test may begin or end. */
  readonly testedLifeMs: number
  readonly capacityBytes: number
  readonly now?: () => number
}

/**
 * Caches complete responses of public pages as they are sent: a prerendered page is answered without Next. Entries
 * expire soon, are cleared together when the catalogue changes, and are bounded in size; the language cookie, the one
 * part that depends on the visitor, is added to each response. Each variant of a tested page is stored for the visitors
 * whose cookie names it.
 */
export function createPageCache({ lifeMs, testedLifeMs, capacityBytes, now = Date.now }: Limits) {
  const pages = new Map<string, KeptPage>()
  let bytes = 0
  let clearings = 0

  function forget(key: string): void {
    bytes -= pages.get(key)?.body.length ?? 0
    pages.delete(key)
  }

  function keep(key: string, page: KeptPage): void {
    forget(key)
    pages.set(key, page)
    bytes += page.body.length
    for (const oldest of pages.keys()) {
      if (bytes <= capacityBytes) break
      forget(oldest)
    }
  }

  return {
    /** Answers from the cache. @returns false when the request is not in it */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request)
      const page = key === null ? undefined : pages.get(key)
      if (page === undefined || page.until <= now()) return false
      send(request, response, page)
      return true
    },

    /** Observes a response from Next, and stores it when it is a public page. */
    watch(request: IncomingMessage, response: ServerResponse): void {
      const key = keyOf(request)
      if (key === null) return
      const begunAfter = clearings
      onceSent(response, (body) => {
        // The page may hold data from before a clear that came while it was being sent.
        if (begunAfter !== clearings || !isShared(request, response)) return
        const life = testCookieOf(request) === undefined ? lifeMs : testedLifeMs
        keep(key, { headers: keptHeaders(response), body, until: now() + life })
      })
    },

    clear(): void {
      pages.clear()
      bytes = 0
      clearings += 1
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** The cache key; null for what is never stored: other methods, Next's data requests, draft previews. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || localeOfPrefix(url.split(/[/?]/)[1]) === undefined) return null
  if (headers.rsc !== undefined || headers.authorization !== undefined || url.includes('_rsc=')) return null
  if (headers.cookie?.includes('__prerender_bypass')) return null
  const coding = acceptedCoding(headers['accept-encoding'], CODINGS) ?? 'identity'
  return `${coding} ${url} ${variantIn({ url, headers })}`
}

/** The variant of the page that the visitor's cookie names; empty for a page without variants and for a new visitor. */
function variantIn({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const cookie = testCookieOf({ url })
  if (cookie === undefined) return ''
  const pair = headers.cookie?.split('; ').find((one) => one.startsWith(`${cookie}=`))
  return pair?.slice(cookie.length + 1) ?? ''
}

/** The cookie of the test of a page; undefined for a page without one. */
function testCookieOf({ url = '' }: Pick<IncomingMessage, 'url'>): string | undefined {
  return TEST_COOKIES.get(url.split('?', 1)[0] ?? '')
}

/**
 * Next marks a prerendered page with HIT; others are personal, errors, or stale. A page in a variant is shared by the
 * visitors whose cookie names that variant.
 */
function isShared(request: IncomingMessage, response: ServerResponse): boolean {
  if (response.statusCode !== 200 || response.getHeader('x-nextjs-cache') !== 'HIT') return false
  if (!PRIVATE.test(String(response.getHeader('cache-control') ?? ''))) return true
  return response.getHeader(VARIANT_HEADER) === variantIn(request)
}

function keptHeaders(response: ServerResponse): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(response.getHeaders()).filter(([name]) => !NOT_KEPT.includes(name)),
  )
}

function send(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const choice = localeToKeep({
    pathname: request.url ?? '',
    kept: new RegExp(`(?:^|; )${LOCALE_COOKIE}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1],
    header: (name) => request.headers[name]?.toString(),
  })
  const personal = choice === null ? {} : { 'set-cookie': localeCookie(choice) }
  const unchanged = page.headers.etag !== undefined && request.headers['if-none-match'] === page.headers.etag
  if (unchanged) {
    response.writeHead(304, { ...page.headers, ...personal }).end()
    return
  }
  response.writeHead(200, { ...page.headers, ...personal, 'content-length': page.body.length }).end(page.body)
}

/** Calls back with the whole body once the response has ended completely. */
function onceSent(response: ServerResponse, done: (body: Buffer) => void): void {
  const parts: Buffer[] = []
  const { write, end } = response
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
  }
  response.write = (...args: unknown[]) => {
    take(args[0])
    return Reflect.apply(write, response, args)
  }
  response.end = (...args: unknown[]) => {
    take(args[0])
    return Reflect.apply(end, response, args)
  }
  response.once('finish', () => done(Buffer.concat(parts)))
}
