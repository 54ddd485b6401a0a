import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '#cms/files/reply.ts'

/** Sends an answer: nothing but the head to HEAD, 304 to whoever has the same bytes already. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if (isKnown(request.headers['if-none-match'], reply)) {
    const { 'content-type': _type, ...headers } = reply.headers
    response.writeHead(304, headers).end()
    return
  }
  const length = typeof reply.body === 'string' ? Buffer.byteLength(reply.body) : reply.body.byteLength
  response.writeHead(reply.status, { ...reply.headers, 'content-length': String(length) })
  response.end(request.method === 'HEAD' ? undefined : reply.body)
}

function isKnown(ifNoneMatch: string | undefined, { status, headers }: Reply): boolean {
  const { etag } = headers
  if (ifNoneMatch === undefined || etag === undefined || status !== 200) return false
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
