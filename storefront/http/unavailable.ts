import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { addressBehind, isPanel } from './proxied-paths.ts'

/** When a visitor or a crawler may try again. */
const RETRY_AFTER_SECONDS = 30
const { status: UNAVAILABLE, number: NUMBER } = ERRORS.unavailable
const FAILED = ERRORS.internal.status

/** All that Next sends where the server that it forwards to does not answer; it has no type. */
const NOT_REACHED = 'Internal Server Error'
/** The route that asks the CMS for the menus, and nothing else. */
const MENUS = '/menu/'
/** Stands in a page that failed because the CMS did not answer (`CatalogueUnavailable`), escaped once or not. */
const DIGEST = /"digest\\?":\\?"unavailable\\?"/

/** The product's error page, as this process makes it. */
export interface ErrorPage {
  readonly html: string
  readonly policy: string | undefined
}

/**
 * Answers 503 with `Retry-After` instead of 500 where a server behind the storefront is away: with JSON for calls of the
 * API, pictures and files; pages are replaced by `replaceFailedPage`.
 */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request)
  const { writeHead, write, end } = response
  let held: readonly unknown[] | null = null
  const sendHead = () => {
    Object.assign(response, { writeHead, write, end })
    // A page that replaces the failed one has a status of its own.
    if (held !== null && response.statusCode === FAILED) Reflect.apply(writeHead, response, held)
  }

  // What compresses answers sends the head before the end tells what has come of the request.
  response.writeHead = (...args: unknown[]) => {
    if (args[0] === UNAVAILABLE && !response.hasHeader('retry-after'))
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    if (args[0] !== FAILED || args.length > 1) return Reflect.apply(writeHead, response, args)
    response.statusCode = FAILED
    held = args
    return response
  }
  response.write = (...args: unknown[]) => {
    sendHead()
    return Reflect.apply(write, response, args)
  }
  response.end = (...args: unknown[]) => {
    if (response.headersSent || !isNotReached(path, response, textOf(args[0]))) {
      if (!response.headersSent && response.statusCode === UNAVAILABLE && !response.hasHeader('retry-after'))
        response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
      sendHead()
      return Reflect.apply(end, response, args)
    }
    setUnavailable(response)
    response.setHeader('Content-Type', 'application/json')
    const body = JSON.stringify({ errors: [{ code: 'unavailable', number: NUMBER }] })
    response.setHeader('Content-Length', body.length)
    Object.assign(response, { writeHead, write, end })
    Reflect.apply(end, response, [request.method === 'HEAD' ? undefined : body])
    return ignoreTheRest(response)
  }
}

/**
 * Puts the error page in place of a page that failed because the CMS is away: Next sends such a page with 500, and as a
 * shell that is empty without scripts. Any other failed page passes as it is. To be called after `holdDocument`, which
 * sends what this hands on.
 *
 * @param ask  makes the error page for the visitor of the request; null where that fails too
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

/** Next may try to send an error page of its own after it has ended the answer. */
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

/** Whether an answer is what Next sends where it could not reach the server behind a path. */
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
