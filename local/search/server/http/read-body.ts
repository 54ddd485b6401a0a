import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { decodeBody } from './decode-body.ts'

/**
 * Reads and decompresses a request's body. A body that is too large, before or after decompression, is
 * refused as soon as this is known.
 */
export async function readBody(request: IncomingMessage, largest: number): Promise<Outcome<Buffer>> {
  if (Number(request.headers['content-length'] ?? 0) > largest) return REFUSALS.tooLarge(largest)
  const parts: Buffer[] = []
  let size = 0
  // Stopping must not close the connection, as the refusal has yet to be sent.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  for await (const part of body) {
    size += part.length
    if (size > largest) return REFUSALS.tooLarge(largest)
    parts.push(part)
  }
  const sent = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, size)
  return decodeBody(sent, request.headers['content-encoding'], largest)
}

/** Up to this size the rest of a refused body is read and discarded; a longer one closes the connection. */
const MAX_DISCARDED_BYTES = 1024 * 1024

/**
 * Decides, before a response is sent, whether the unread rest of a body is discarded or the connection
 * closed.
 */
export function discardBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  const { 'content-length': length } = request.headers
  if (length !== undefined && Number(length) <= MAX_DISCARDED_BYTES) {
    request.resume()
    return
  }
  response.shouldKeepAlive = false
  response.once('finish', () => request.destroy())
}
