import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { acceptedCoding } from '#storefront/next-tuning/accepted-coding.ts'
import { CODINGS, compressedTwin } from '#storefront/next-tuning/compressed-files/static-texts.ts'
import { isConsole } from './proxied-paths.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

const ENTRY = 'index.html'
/** Vite puts files here whose names change with their content. */
const HASHED = '/console/assets/'
const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', entry: 'no-cache' } as const

interface File {
  readonly contentType: string
  readonly etag: string
  /** The file as built and its compressed forms. */
  readonly bodies: ReadonlyMap<string, Buffer>
}

/**
 * Serves the built console from memory: its files, and its one page for every other address under `/console`, as the
 * console routes in the browser.
 *
 * @param folder  the output of Vite
 * @param pageHeaders  headers of the page, such as its Content-Security-Policy
 */
export function createConsoleFiles(folder: string, pageHeaders: Readonly<Record<string, string>>) {
  const files = readFiles(folder)
  const entry = files.get(`/console/${ENTRY}`)
  if (entry === undefined) throw new Error(`The console is not built: ${join(folder, ENTRY)} is missing`)

  return {
    /** @returns false when it does not handle the request */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      if (!isConsole(path)) return false
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      } else if (path.startsWith(HASHED)) {
        const file = files.get(path)
        if (file === undefined) response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
        else send(request, response, file, { 'Cache-Control': CACHE_CONTROL.hashed })
      } else {
        send(request, response, entry, { ...pageHeaders, 'Cache-Control': CACHE_CONTROL.entry })
      }
      return true
    },
  }
}

function readFiles(folder: string): ReadonlyMap<string, File> {
  const paths = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile())
  return new Map(
    paths.flatMap((path) => {
      const contentType = CONTENT_TYPES[extname(path)]
      if (contentType === undefined) return []
      return [[`/console/${path.split(sep).join('/')}`, readFileWithTwins(join(folder, path), contentType)]]
    }),
  )
}

function readFileWithTwins(path: string, contentType: string): File {
  const body = readFileSync(path)
  const twins = CODINGS.flatMap((coding): [string, Buffer][] => {
    const twin = compressedTwin(path, coding)
    return existsSync(twin) ? [[coding, readFileSync(twin)]] : []
  })
  return {
    contentType,
    etag: createHash('sha256').update(body).digest('base64url'),
    bodies: new Map([['identity', body], ...twins]),
  }
}

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { contentType, etag, bodies }: File,
  more: Readonly<Record<string, string>>,
): void {
  const offered = CODINGS.filter((coding) => bodies.has(coding))
  const coding = acceptedCoding(headers['accept-encoding'], offered) ?? 'identity'
  const body = bodies.get(coding)
  // Each coding is another representation, with a tag of its own (RFC 9110, section 8.8.3).
  const tag = `"${etag}-${coding}"`
  for (const [name, value] of Object.entries({ ...more, ETag: tag, Vary: 'Accept-Encoding' }))
    response.setHeader(name, value)
  if (headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(200, {
    'Content-Type': contentType,
    'Content-Length': body?.length ?? 0,
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}
