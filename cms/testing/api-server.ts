import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { handleEndpoints } from 'payload'
import { withOwnErrors } from '#cms/endpoints/answers.ts'
import { withRequestLimits } from '#cms/endpoints/request-limits.ts'
import { databaseAnswers } from '#cms/operations/database-answers.ts'

export interface ApiServer {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/**
 * The API of the CMS on a real socket. Bodies are streamed as by Next, which hands the incoming message itself to the
 * request, so that a connection that is cut ends the body with an error.
 */
export async function serveApi(port = 0): Promise<ApiServer> {
  // Imported late: the configuration reads the environment, which the test sets to its own database.
  const { default: config } = await import('#payload.config')
  const route = (request: Request) => handleEndpoints({ config, request })
  const answer = withRequestLimits(withOwnErrors(route, () => databaseAnswers(config)))
  const server = createServer((incoming, response) => {
    const aborted = new AbortController()
    response.once('close', () => aborted.abort())
    answer(requestOf(incoming, aborted.signal), undefined)
      .then((answered) => send(answered, response))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: incoming as unknown as ReadableStream, duplex: 'half' as const } : {}
  return new Request(`http://127.0.0.1${incoming.url}`, { method, headers, signal, ...body })
}

async function send(answered: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answered.status, [...answered.headers].flat())
  if (answered.body === null) response.end()
  else await pipeline(Readable.fromWeb(answered.body as import('node:stream/web').ReadableStream), response)
}
