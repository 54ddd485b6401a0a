import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { LoggedRequest } from '#local/search/server/observe/request-log.ts'
import type { Answer } from './answer.ts'
import { piecesOf } from './match-route.ts'

/** The logged part of a body: enough to recognise a request. */
const MAX_LENGTH = 1_000
const SECRET = /(x-algolia-api-key=)[^&]*/gi

/** A request as `/1/logs` returns it, without keys. */
export function describeRequest(
  request: IncomingMessage,
  ip: string,
  url: URL,
  body: Buffer,
  { status, body: answer }: Answer,
  ms: number,
): LoggedRequest {
  const [version, kind, name] = piecesOf(url.pathname) ?? []
  const index = version === '1' && kind === 'indexes' && name !== '*' ? name : undefined
  const agent = request.headers['x-algolia-agent'] ?? url.searchParams.get('x-algolia-agent') ?? ''
  return {
    timestamp: new Date().toISOString(),
    method: request.method ?? '',
    answer_code: String(status),
    query_body: body.toString('utf8', 0, MAX_LENGTH),
    answer: status >= 400 ? JSON.stringify(answer).slice(0, MAX_LENGTH) : '',
    url: `${url.pathname}${url.search}`.replace(SECRET, '$1…'),
    ip,
    query_headers: `User-Agent: ${request.headers['user-agent'] ?? ''}\nX-Algolia-Agent: ${agent}`,
    sha1: createHash('sha1').update(body.subarray(0, MAX_LENGTH)).digest('hex'),
    processing_time_ms: String(Math.round(ms)),
    ...(index === undefined ? {} : { index }),
  }
}
