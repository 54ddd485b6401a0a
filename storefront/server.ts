import { createServer } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import {
  refuseMalformed,
  refuseMethod,
  refuseTunnel,
  WITHOUT_UPGRADES,
} from '#domain/contract/http-methods.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { environment } from '#storefront/env.ts'
import { createConsoleFiles } from '#storefront/http/console-files.ts'
import { consoleHeaders, siteHeaders } from '#storefront/http/headers.ts'
import { dropInternalHeaders, hideInternalHeaders } from '#storefront/http/internal-headers.ts'
import { limitBody } from '#storefront/http/limit-body.ts'
import { normalisedPath } from '#storefront/http/request-target.ts'
import { createSearchProxy } from '#storefront/http/search-proxy.ts'
import { isOn } from '#storefront/next-tuning/parts.ts'
import { createTuning } from '#storefront/next-tuning/tuning.ts'
import { leavePagesUnmeasured } from '#storefront/next-tuning/whole-page-data/unmeasured-pages.ts'

/**
 * The production server: Next behind the checks of each request, and behind what `next-tuning` adds, which `PLAIN_NEXT`
 * leaves out. `node storefront/server.ts`, with `HOST` and `PORT`. `next dev` uses neither.
 */

/** Longer than the idle timeout of any proxy in front, so that no connection closes while a request is on its way. */
const KEEP_ALIVE_MS = 65_000
/** Time for pending requests when the process is stopped. */
const SHUTDOWN_TIMEOUT_MS = 3_000

const hostname = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)

if (isOn('whole-page-data')) leavePagesUnmeasured()
const app = next({ dev: false, dir: import.meta.dirname, hostname, port })
await app.prepare()
const handle = app.getRequestHandler()
const tuning = createTuning({ hostname, port, staticFolder: join(import.meta.dirname, '.next', 'static') })
const consoleFiles = createConsoleFiles(
  join(import.meta.dirname, '..', 'admin', 'dist'),
  consoleHeaders(environment()),
)
const searchEngine = createSearchProxy(environment().SEARCH_URL)
const headers = Object.entries(siteHeaders(environment()))

const server = createServer(WITHOUT_UPGRADES, (request, response) => {
  if (refuseMethod(request.method, response)) return
  const path = normalisedPath(request.url ?? '')
  if (path === null) {
    response.writeHead(ERRORS['bad-request'].status).end()
    return
  }
  request.url = path
  dropInternalHeaders(request.headers)
  hideInternalHeaders(response)
  for (const [name, value] of headers) response.setHeader(name, value)
  if (limitBody(request, response)) return
  if (consoleFiles.answer(request, response)) return
  if (tuning.answer(request, response)) return
  if (searchEngine.answer(request, response)) return
  tuning.wrap(request, response)
  tuning
    .handle(() => handle(request, response))
    .catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.statusCode = ERRORS.internal.status
      response.end()
    })
})

server.keepAliveTimeout = KEEP_ALIVE_MS
server.headersTimeout = KEEP_ALIVE_MS + 1_000
server.on('clientError', refuseMalformed)
server.on('connect', refuseTunnel)
server.listen(port, hostname, () => console.log(`storefront listens on ${hostname}:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref()
}
