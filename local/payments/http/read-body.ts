import type { IncomingMessage } from 'node:http'

/** A body over the limit. */
export class BodyTooLarge extends Error {}

const MAX_BYTES = 256 * 1024

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > MAX_BYTES) throw new BodyTooLarge('The request body is too large.')
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}
