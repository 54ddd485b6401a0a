import type { IncomingMessage, ServerResponse } from 'node:http'
import { type BodyLimit, bodyLimitOf } from '#domain/contract/body-limits.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'

/** How long the rest of a refused body is read and discarded, so that the sender receives the response. */
const CLOSE_DELAY_MS = 5_000

/**
 * Refuses bodies above the limit of their route (domain/contract/body-limits.ts) with 413, before Next or an upstream
 * server buffers them.
 *
 * @returns whether the response has been sent
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = (request.url ?? '').split('?', 1)
  const limit = bodyLimitOf(path)
  const length = request.headers['content-length']
  if (length !== undefined) {
    // Node's parser reads no more than the declared length.
    if (Number(length) <= limit.bytes) return false
    refuse(request, response, limit)
    return true
  }
  if (request.headers['transfer-encoding'] !== undefined) countParts(request, response, limit)
  return false
}

/** Counts the chunks of a body without a length as the parser pushes them to the stream, before any reader. */
function countParts(request: IncomingMessage, response: ServerResponse, limit: BodyLimit): void {
  const { push } = request
  let passed = 0
  request.push = (part, encoding) => {
    // Null ends the body: a refused one must not end as if it were complete.
    if (part === null && passed > limit.bytes) return endAfter(request, response)
    if (part === null) return Reflect.apply(push, request, [part, encoding])
    const isRefused = passed > limit.bytes
    passed += part.length
    if (passed <= limit.bytes) return Reflect.apply(push, request, [part, encoding])
    if (!isRefused) refuse(request, response, limit)
    return true
  }
}

function endAfter(request: IncomingMessage, response: ServerResponse): false {
  if (response.writableFinished) request.destroy()
  else response.once('finish', () => request.destroy())
  return false
}

function refuse(request: IncomingMessage, response: ServerResponse, { refusal }: BodyLimit): void {
  const { number, status } = ERRORS[refusal]
  if (!response.headersSent) {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify({ errors: [{ code: refusal, number, message: refusal }] }))
  }
  request.resume()
  const end = setTimeout(() => request.socket.destroy(), CLOSE_DELAY_MS)
  request.once('close', () => clearTimeout(end))
}
