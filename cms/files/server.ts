import { createServer } from 'node:http'
import { Pool } from 'pg'
import { createFindCard } from '#cms/files/cards/find-card.ts'
import { createFindPageCard } from '#cms/files/cards/find-page-card.ts'
import { parseFilesEnvironment } from '#cms/files/env.ts'
import { createHandler } from '#cms/files/handle.ts'
import { createLocate } from '#cms/files/locate.ts'
import { createIsSource } from '#cms/files/serve-source.ts'
import { createWithheld } from '#cms/files/withheld.ts'
import { createFindZip } from '#cms/files/zip/find-zip.ts'
import { refuseMalformed, refuseTunnel } from '#domain/contract/http-methods.ts'
import { createPool } from '#media/pipeline/pool.ts'
import { openStorage } from '#media/storage/open.ts'

/** The files server: rendered previews, originals for viewing, signed downloads. Listens on loopback only. */

/** A client that accepts no data for this long is disconnected. */
const IDLE_TIMEOUT_MS = 30_000
/** Longer than any proxy keeps an idle connection, so that the server never closes one while a request is in flight. */
const KEEP_ALIVE_MS = 65_000
/** Time for requests in flight when the process is stopped. */
const SHUTDOWN_TIMEOUT_MS = 5_000

const environment = parseFilesEnvironment(process.env)
const database = new Pool({ connectionString: environment.DATABASE_URL, max: 8 })
const renderers = createPool({ size: environment.FILES_RENDERERS })
const handle = createHandler({
  locate: createLocate(database),
  isWithheld: createWithheld(database),
  isSource: createIsSource(database),
  findZip: createFindZip(database),
  findCard: createFindCard(database),
  findPageCard: createFindPageCard(database),
  storage: openStorage(environment),
  render: (bytes, { width, height, format, motion }) =>
    renderers.render(bytes, { width, format, motion, ...(height === null ? {} : { height }) }),
  convert: renderers.convert,
  signingSecret: environment.SIGNING_SECRET,
  now: () => new Date(),
})

// The pool reconnects with the next query.
database.on('error', (error) => console.error('database:', error.message))

const server = createServer(
  { requestTimeout: IDLE_TIMEOUT_MS },
  (request, response) => void handle(request, response),
)
server.setTimeout(IDLE_TIMEOUT_MS)
server.keepAliveTimeout = KEEP_ALIVE_MS
server.headersTimeout = KEEP_ALIVE_MS + 1_000
server.on('clientError', refuseMalformed)
server.on('connect', refuseTunnel)
server.listen(environment.FILES_PORT, '127.0.0.1', () =>
  console.log(`files listens on ${environment.FILES_PORT}`),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

function stop(): void {
  server.close()
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref()
  server.once('close', () => void Promise.allSettled([renderers.close(), database.end()]))
}
