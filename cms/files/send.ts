import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Reply } from '#cms/files/reply.ts'

/**
 * Sends a response: no body to HEAD, and 304 for a matching ETag. A generated body is produced at the speed of the
 * client; if producing it fails, the connection is closed.
 *
 * @throws Error when producing the body fails; a client that disconnects is not an error
 */
export async function send(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  if (isKnown(request.headers['if-none-match'], reply)) {
    const { 'content-type': _type, ...headers } = reply.headers
    response.writeHead(304, headers).end()
    return
  }
  const { body } = reply
  if (typeof body === 'object' && Symbol.asyncIterator in body) {
    response.writeHead(reply.status, reply.headers)
    if (request.method === 'HEAD') response.end()
    else await pipeline(body, response).catch(unlessGone)
    return
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength
  response.writeHead(reply.status, { ...reply.headers, 'content-length': String(length) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function unlessGone(error: unknown): void {
  const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
  if (!isGone) throw error
}

function isKnown(ifNoneMatch: string | undefined, { status, headers }: Reply): boolean {
  const { etag } = headers
  if (ifNoneMatch === undefined || etag === undefined || status !== 200) return false
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
