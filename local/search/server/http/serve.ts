import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuseTunnel } from '#domain/contract/http-methods.ts'
import { networkOf } from '#domain/visitors/network.ts'
import { LIMITS } from '#local/search/query/limits.ts'
import { authorise } from '#local/search/server/access/authorise.ts'
import type { RateLimit } from '#local/search/server/access/rate-limit.ts'
import { type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Need } from '#local/search/server/routes/route.ts'
import { findRoute } from '#local/search/server/routes/table.ts'
import type { Service } from '#local/search/server/service.ts'
import type { Answer } from './answer.ts'
import { type Credentials, credentialsOf } from './credentials.ts'
import { describeRequest } from './describe-request.ts'
import { piecesOf } from './match-route.ts'
import { discardBody, readBody } from './read-body.ts'
import { send, sendPreflight } from './send.ts'

/** Enough for the largest body on a slow line. */
const REQUEST_TIMEOUT_MS = 60_000
/**
 * Longer than any proxy keeps an idle connection, so that the engine does not close one while a request is on
 * its way.
 */
const KEEP_ALIVE_TIMEOUT_MS = 65_000

export function createSearchServer(service: Service, rateLimit: RateLimit): Server {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, noDelay: true }, (request, response) => {
    respond(request, response, service, rateLimit).catch((error: unknown) => {
      // The client has disconnected, or sending has failed.
      console.error('answer:', error)
      response.destroy()
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS
  server.headersTimeout = KEEP_ALIVE_TIMEOUT_MS + 1_000
  server.on('clientError', refuseMalformed)
  server.on('connect', refuseTunnel)
  return server
}

/** Answers requests that Node's HTTP parser refuses, such as headers of more than 16 KB. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy()
  const { status, message } = refusalOf(error.code)
  const body = JSON.stringify({ message, status })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nConnection: close\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  )
}

function refusalOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return REFUSALS.headers()
  return code === 'HPE_INVALID_METHOD' ? REFUSALS.method() : REFUSALS.http()
}

/** The result of a request, and the name under which it is counted. */
interface Handled {
  readonly outcome: Outcome<Answer>
  readonly route: string
  readonly body: Buffer
}

const NOTHING = Buffer.alloc(0)

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  service: Service,
  rateLimit: RateLimit,
): Promise<void> {
  if (request.method === 'OPTIONS') return sendPreflight(response)
  const began = performance.now()
  const url = URL.parse(`http://search${request.url}`) ?? new URL('http://search/')
  const credentials = credentialsOf(request, url.searchParams, service.proxiesInFront)
  const handled = await handle(request, url, credentials, service, rateLimit).catch((error: unknown) => {
    if (hasDisconnected(request)) return null
    console.error(`${request.method} ${url.pathname}:`, error)
    return { outcome: REFUSALS.internal(), route: 'failed', body: NOTHING }
  })
  if (handled === null) return
  const answer = answerOf(handled.outcome)
  discardBody(request, response)
  await send(request, response, answer)
  const ms = performance.now() - began
  service.metrics.observe(handled.route, answer.status, ms / 1_000)
  if (handled.route.startsWith('/1/')) {
    service.requests.add(describeRequest(request, credentials.ip, url, handled.body, answer, ms))
  }
}

async function handle(
  request: IncomingMessage,
  url: URL,
  credentials: Credentials,
  service: Service,
  rateLimit: RateLimit,
): Promise<Handled> {
  const path = piecesOf(url.pathname)
  const matched = path && findRoute(request.method ?? '', path)
  if (!matched) return { outcome: REFUSALS.path(), route: 'unknown', body: NOTHING }
  if (matched === 'wrong-method') return { outcome: REFUSALS.method(), route: 'unknown', body: NOTHING }
  const { route, params } = matched
  const refused = (outcome: Outcome<never>) => ({ outcome, route: route.path, body: NOTHING })

  const now = new Date()
  const access = authorise({ route, credentials, index: params.index ?? null, now }, service, rateLimit)
  if (!access.ok) return refused(access)
  const body = await readBody(request, largestBodyOf(route.needs))
  if (!body.ok) return refused(body)
  const call = {
    params,
    query: url.searchParams,
    body: body.value,
    access: access.value,
    caller: networkOf(credentials.ip),
    now,
  }
  return { outcome: await route.handle(call, service), route: route.path, body: body.value }
}

/** Keys that only search are public: their bodies are limited to the size of a search. */
function largestBodyOf(needs: Need): number {
  return needs === 'search' || needs === 'browse' ? LIMITS.searchBodyBytes : LIMITS.writeBodyBytes
}

/** Whether the client disconnected before it had sent all of its request. */
function hasDisconnected(request: IncomingMessage): boolean {
  return request.destroyed && !request.complete
}

/** Messages quote the refused value, which may be long. */
const MAX_MESSAGE_LENGTH = 1_000

function answerOf(outcome: Outcome<Answer>): Answer {
  if (outcome.ok) return outcome.value
  const { status, message } = outcome
  return { status, body: { message: message.slice(0, MAX_MESSAGE_LENGTH).toWellFormed(), status } }
}
