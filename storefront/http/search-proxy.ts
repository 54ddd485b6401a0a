import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { searchBehind } from './search-paths.ts'

/** A slower response is of no use while a visitor types. */
const REQUEST_TIMEOUT_MS = 10_000
const MAX_CONNECTIONS = 64

/** Headers of one connection, which are not forwarded. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']

/**
 * Forwards searches from browsers to the local search engine. Only the requests of a search page pass; those that
 * change an index are refused, whatever key they have.
 *
 * @param searchUrl  the engine; undefined where browsers query Algolia itself
 */
export function createSearchProxy(searchUrl: string | undefined) {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  return {
    /** @returns false when it does not handle the request */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const behind = searchBehind(request.method ?? '', request.url ?? '', searchUrl)
      if (behind === null) return false
      if (behind === 'closed') refuse(response, 'not-found')
      else forward(request, response, behind, agent)
      return true
    },
  }
}

function forward(request: IncomingMessage, response: ServerResponse, to: URL, agent: Agent): void {
  const headers = withoutConnection(request.headers)
  const asked = ask(to, { method: request.method, headers, agent, timeout: REQUEST_TIMEOUT_MS }, (answer) => {
    response.writeHead(answer.statusCode ?? ERRORS.unavailable.status, withoutConnection(answer.headers))
    pipeline(answer, response, () => {})
  })
  asked.on('timeout', () => asked.destroy())
  asked.on('error', () => refuse(response, 'unavailable'))
  response.on('close', () => asked.destroy())
  pipeline(request, asked, () => {})
}

/** In the search protocol, for its clients. */
function refuse(response: ServerResponse, code: 'not-found' | 'unavailable'): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status } = ERRORS[code]
  const message = code === 'not-found' ? 'Path not found' : 'Search is not available'
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message, status }))
}

function withoutConnection<Headers extends object>(headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
  return Object.fromEntries(kept) as Headers
}
