import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { allowScripts } from '#storefront/http/content-security-policy.ts'
import { addressBehind, isPanel } from '#storefront/http/proxied-paths.ts'
import { acceptedCoding } from '#storefront/next-tuning/accepted-coding.ts'
import { CODINGS, type Coding } from '#storefront/next-tuning/compressed-files/static-texts.ts'
import { inlineScripts } from './inline-scripts.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const POLICY = 'content-security-policy'

/** Pages, and the JSON that a page requests from the storefront. */
const TEXT = /^(?:text\/html|application\/json)\b/

/** Nearly the size of the highest level in a tenth of its time (docs/decisions/0026). */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

const COMPRESS: Readonly<Record<Coding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, BROTLI),
  gzip: promisify(gzip),
}

/** Whether the response may be a page: of the site, an error page, or of the panel. */
export function mayBePage({ method, url = '', headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined || url.startsWith('/_next/'))
    return false
  const path = pathOf({ url })
  return isPanel(path) || addressBehind(path) === null
}

/**
 * Buffers a page until it is complete, adds its inline scripts to its Content-Security-Policy, and sends it compressed;
 * JSON likewise, without a policy. Other content passes through.
 *
 * Conditional and coding headers are removed from the request: a 304 from upstream has no scripts to add, and a
 * compressed page cannot be read.
 */
export function bufferDocument(request: IncomingMessage, response: ServerResponse, parts: Buffering): void {
  const { 'if-none-match': held } = request.headers
  const coding = acceptedCoding(request.headers['accept-encoding'], CODINGS)
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete request.headers[name]

  const chunks: Buffer[] = []
  const { writeHead, flushHeaders, write, end } = response
  const isText = () => TEXT.test(`${response.getHeader('content-type') ?? ''}`)

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.at(-1)
    if (typeof headers === 'object')
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    return isText() ? response : Reflect.apply(writeHead, response, [status])
  }
  response.flushHeaders = () => {
    if (!isText()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = (...args: unknown[]) => {
    if (!isText()) return Reflect.apply(write, response, args)
    take(chunks, args[0])
    for (const callback of args) if (typeof callback === 'function') process.nextTick(callback)
    return true
  }
  response.end = (...args: unknown[]) => {
    const isHeld = isText() && request.method !== 'HEAD'
    Object.assign(response, { writeHead, flushHeaders, write, end })
    if (!isHeld) return Reflect.apply(end, response, args)
    take(chunks, args[0])
    const page = {
      bytes: Buffer.concat(chunks),
      coding,
      held,
      path: pathOf(request),
      ...parts,
    }
    sendPage(response, page).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
    return response
  }
}

/** Which changes are made to a page. */
export interface Buffering {
  /** Adds its inline scripts to its Content-Security-Policy. */
  readonly hashes: boolean
  readonly afterPaint: boolean
}

interface HeldPage extends Buffering {
  readonly bytes: Buffer
  readonly coding: Coding | null
  /** The ETag that the visitor's browser has. */
  readonly held: string | undefined
  readonly path: string
}

async function sendPage(response: ServerResponse, page: HeldPage): Promise<void> {
  const { bytes, coding, held, path } = page
  const isDelayed =
    page.afterPaint && `${response.getHeader('content-type')}`.startsWith('text/html') && !isPanel(path)
  const html = isDelayed ? scriptsAfterPaint(bytes) : bytes
  if (page.hashes) nameScripts(response, html, path)
  response.removeHeader('transfer-encoding')
  if (!/\baccept-encoding\b/i.test(`${response.getHeader('vary')}`))
    response.appendHeader('Vary', 'Accept-Encoding')
  if (response.statusCode === 200 && held !== undefined && held === response.getHeader('etag')) {
    response.removeHeader('content-length')
    response.statusCode = 304
    response.end()
    return
  }
  const body = coding === null ? html : await COMPRESS[coding](html)
  if (coding !== null) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

function nameScripts(response: ServerResponse, html: Buffer, path: string): void {
  const policy = response.getHeader(POLICY)
  if (typeof policy !== 'string') return
  const { known, strange } = inlineScripts(html)
  response.setHeader(POLICY, allowScripts(policy, known))
  for (const text of strange)
    console.error(`A script in ${path} is not known and will not run: ${text.slice(0, 200)}`)
}

/** Without the query, which may hold a secret that must not be logged. */
function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  return url.split('?', 1)[0] ?? ''
}

function take(chunks: Buffer[], chunk: unknown): void {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
}
