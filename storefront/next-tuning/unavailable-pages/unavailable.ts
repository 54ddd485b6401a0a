import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERRORS, RETRY_AFTER_SECONDS } from '#domain/errors/catalogue.ts'
import { addressBehind, isPanel } from '#storefront/http/proxied-paths.ts'

const { status: UNAVAILABLE, number: NUMBER } = ERRORS.unavailable
const FAILED = ERRORS.internal.status

/** The whole body that Next sends when an upstream server does not respond; it has no content type. */
const NOT_REACHED = 'Internal Server Error'
/** The route that fetches the menus from the CMS. */
const MENUS = '/menu/'
/** In the HTML of a page that failed because the CMS did not respond (`CatalogueUnavailable`), escaped once or not. */
const DIGEST = /"digest\\?":\\?"unavailable\\?"/

/** The error page, rendered by this process. */
export interface ErrorPage {
  readonly html: string
  readonly policy: string | undefined
}

/**
 * Answers 503 with `Retry-After` instead of 500 when an upstream server is unavailable: as JSON for API calls, pictures
 * and files; pages are replaced by `replaceFailedPage`.
 */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request)
  const { writeHead, write, end } = response
  let held: readonly unknown[] | null = null
  // A flag, not the original methods put back: compression has wrapped these, and writes through them.
  let passes = false
  const sendHead = () => {
    passes = true
    // The page that replaces a failed one has its own status.
    if (held !== null && response.statusCode === FAILED) Reflect.apply(writeHead, response, held)
    held = null
  }

  // Compression sends the head before the body shows whether the request failed.
  response.writeHead = (...args: unknown[]) => {
    if (!passes && args[0] === UNAVAILABLE && !response.hasHeader('retry-after'))
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    if (passes || args[0] !== FAILED || args.length > 1) return Reflect.apply(writeHead, response, args)
    response.statusCode = FAILED
    held = args
    return response
  }
  response.write = (...args: unknown[]) => {
    if (!passes) sendHead()
    return Reflect.apply(write, response, args)
  }
  response.end = (...args: unknown[]) => {
    if (passes) return Reflect.apply(end, response, args)
    if (response.headersSent || !isNotReached(path, response, textOf(args[0]))) {
      if (!response.headersSent && response.statusCode === UNAVAILABLE && !response.hasHeader('retry-after'))
        response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
      sendHead()
      return Reflect.apply(end, response, args)
    }
    passes = true
    setUnavailable(response)
    response.setHeader('Content-Type', 'application/json')
    const body = JSON.stringify({ errors: [{ code: 'unavailable', number: NUMBER }] })
    response.setHeader('Content-Length', body.length)
    Reflect.apply(end, response, [request.method === 'HEAD' ? undefined : body])
    return ignoreTheRest(response)
  }
}

/**
 * Replaces a page that failed because the CMS is unavailable with the error page: Next sends it with 500 and a shell
 * that is empty without scripts. Other failed pages pass. Call it after `bufferDocument`, which sends what this passes on.
 *
 * @param ask  renders the error page for the visitor of the request; null where that fails too
 */
export function replaceFailedPage(
  request: IncomingMessage,
  response: ServerResponse,
  ask: (request: IncomingMessage) => Promise<ErrorPage | null>,
): void {
  const path = pathOf(request)
  const { write, end, writeHead } = response
  const parts: Buffer[] = []
  const mayHaveFailed = () => response.statusCode === FAILED && !response.headersSent

  response.write = (...args: unknown[]) => {
    if (!mayHaveFailed()) return Reflect.apply(write, response, args)
    take(parts, args[0])
    for (const callback of args) if (typeof callback === 'function') process.nextTick(callback)
    return true
  }
  response.end = (...args: unknown[]) => {
    if (!mayHaveFailed()) {
      Object.assign(response, { write, end })
      return Reflect.apply(end, response, args)
    }
    take(parts, args[0])
    const body = Buffer.concat(parts)
    const isAway = DIGEST.test(`${body}`) || (isPanel(path) && isNotReached(path, response, `${body}`))
    if (!isAway) {
      Object.assign(response, { write, end })
      return Reflect.apply(end, response, [body])
    }
    ignoreTheRest(response)
    void ask(request)
      .catch(() => null)
      .then((page) => {
        Object.assign(response, { write, end, writeHead })
        setUnavailable(response)
        if (page !== null) response.setHeader('Content-Type', 'text/html; charset=utf-8')
        if (page?.policy !== undefined) response.setHeader('Content-Security-Policy', page.policy)
        Reflect.apply(end, response, [page?.html ?? body])
      })
    return response
  }
}

/** Next may try to send an error page of its own after it has ended the response. */
function ignoreTheRest(response: ServerResponse): ServerResponse {
  return Object.assign(response, { write: () => true, end: () => response, writeHead: () => response })
}

function setUnavailable(response: ServerResponse): void {
  response.statusCode = UNAVAILABLE
  response.statusMessage = ''
  for (const name of ['etag', 'content-length', 'transfer-encoding', 'content-encoding'])
    response.removeHeader(name)
  response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
  response.setHeader('Cache-Control', 'private, no-cache')
}

/** Whether a response is the one that Next sends when it could not reach the upstream server. */
function isNotReached(path: string, response: ServerResponse, body: string): boolean {
  if (response.statusCode !== FAILED || body !== NOT_REACHED) return false
  return path.startsWith(MENUS) || (addressBehind(path) !== null && !response.hasHeader('content-type'))
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

function textOf(chunk: unknown): string {
  return typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : ''
}

function take(parts: Buffer[], chunk: unknown): void {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
}
