import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'
import type { Answer } from './answer.ts'

/** Compressing smaller responses takes longer than sending them. */
const MIN_COMPRESSED_BYTES = 4 * 1024

/** Browsers may call from any origin: only the key decides what they may read. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'GET, PUT, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'content-type, content-encoding, request-id, x-algolia-application-id, x-algolia-api-key, x-algolia-agent, x-algolia-usertoken',
  'Access-Control-Max-Age': '86400',
} as const

const compressInThread = promisify(gzip)

/**
 * Larger responses are compressed in a thread. The response then waits for the next round of the event loop,
 * which comes after another caller's piece of work; a small one is compressed in less than a millisecond and
 * sent at once.
 */
const MAX_COMPRESSED_AT_ONCE = 128 * 1024

export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, PREFLIGHT).end()
}

/** Sends a response as JSON or text; a large one is compressed if the client accepts it. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, contentType }: Answer,
): Promise<void> {
  const bytes = Buffer.from(typeof body === 'string' && contentType ? body : JSON.stringify(body))
  const small = bytes.length < MIN_COMPRESSED_BYTES || !acceptsGzip(request)
  const sent = small ? bytes : await compress(bytes)
  response.writeHead(status, {
    ...CORS,
    'Content-Type': contentType ?? 'application/json; charset=UTF-8',
    'Content-Length': sent.length,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...(small ? {} : { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
  })
  response.end(sent)
}

async function compress(bytes: Buffer): Promise<Buffer> {
  const options = { level: constants.Z_BEST_SPEED }
  return bytes.length <= MAX_COMPRESSED_AT_ONCE ? gzipSync(bytes, options) : compressInThread(bytes, options)
}

function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''))
}
