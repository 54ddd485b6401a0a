import { createServer } from 'node:http'
import next from 'next'
import {
  refuseMalformed,
  refuseMethod,
  refuseTunnel,
  refuseUndecodable,
  WITHOUT_UPGRADES,
} from '#domain/contract/http-methods.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'

/**
 * The CMS in production: Next, behind checks of the method and the path of each request. Started by `node cms/server.ts` with `CMS_PORT`.
 * It listens on loopback unless `CMS_HOST` names a private network. In development `next dev` runs without the check.
 */

/** The storefront must close idle connections first: otherwise the CMS could close one while a request is in flight. */
const KEEP_ALIVE_MS = 65_000
/** Time for requests in flight when the process is stopped. */
const SHUTDOWN_TIMEOUT_MS = 3_000

const hostname = process.env.CMS_HOST || '127.0.0.1'
const port = Number(process.env.CMS_PORT || 3001)
const app = next({ dev: false, dir: import.meta.dirname, hostname, port })
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer(WITHOUT_UPGRADES, (request, response) => {
  if (refuseMethod(request.method, response) || refuseUndecodable(request.url, response)) return
  handle(request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.statusCode = ERRORS.internal.status
    response.end()
  })
})

server.keepAliveTimeout = KEEP_ALIVE_MS
server.headersTimeout = KEEP_ALIVE_MS + 1_000
server.on('clientError', refuseMalformed)
server.on('connect', refuseTunnel)
server.listen(port, hostname, () => console.log(`cms listens on ${hostname}:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref()
}
