import { ERRORS } from '#domain/errors/catalogue.ts'

/** The methods that every server of the library accepts; each address decides which of them it answers. */
export const HTTP_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** The `Allow` header of a refusal (RFC 9110, section 15.5.6). */
const ALLOWED_METHODS = HTTP_METHODS.join(', ')

/**
 * Options of every server that runs Next: a request that offers another protocol (`Upgrade: h2c`) is answered as any other.
 * Next adds a handler of upgrades, which answers most of them with nothing, before any check of the request.
 */
export const WITHOUT_UPGRADES = { shouldUpgradeCallback: () => false } as const

const REASONS = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  431: 'Request Header Fields Too Large',
} as const

/** The part of a connection that a refusal needs. */
interface Connection {
  readonly writable: boolean
  end(text: string): unknown
  destroy(): unknown
}

interface RawResponse {
  writeHead(status: number, headers: Readonly<Record<string, string>>): { end(body: string): unknown }
}

/**
 * Rejects TRACE, PROPFIND and the like, before a framework that cannot represent them fails. @returns whether it did
 */
export function refuseMethod(method: string | undefined, answer: RawResponse): boolean {
  if (HTTP_METHODS.some((known) => known === method)) return false
  const { status } = ERRORS['method-not-allowed']
  answer.writeHead(status, headersOf(status)).end(BODIES[status])
  return true
}

/**
 * Rejects a path whose percent-encoding is no UTF-8 (`/api/%ff`): Next answers it with a server error. @returns whether it did
 */
export function refuseUndecodable(target: string | undefined, answer: RawResponse): boolean {
  if (isDecodable((target ?? '').split('?', 1)[0] ?? '')) return false
  const { status } = ERRORS['bad-request']
  answer.writeHead(status, headersOf(status)).end(BODIES[status])
  return true
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Answers requests that Node cannot parse: an unknown method (TRACK), headers that are too long, anything else.
 * `error.code` is that of Node's `clientError`.
 */
export function refuseMalformed(error: { readonly code?: string }, connection: Connection): void {
  const status = error.code === 'HPE_INVALID_METHOD' ? 405 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  refuseRaw(status, connection)
}

/** Rejects CONNECT: no server of the library is a tunnel. */
export function refuseTunnel(_request: unknown, connection: Connection): void {
  refuseRaw(405, connection)
}

function refuseRaw(status: keyof typeof REASONS, connection: Connection): void {
  if (!connection.writable) return void connection.destroy()
  const headers = Object.entries({ ...headersOf(status), Connection: 'close' })
  connection.end(
    [
      `HTTP/1.1 ${status} ${REASONS[status]}`,
      ...headers.map((pair) => pair.join(': ')),
      '',
      BODIES[status],
    ].join('\r\n'),
  )
}

function headersOf(status: keyof typeof REASONS): Readonly<Record<string, string>> {
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(BODIES[status].length),
    ...(status === 405 ? { Allow: ALLOWED_METHODS } : {}),
  }
}

const bodyOf = (code: 'bad-request' | 'method-not-allowed' | 'too-large') =>
  JSON.stringify({ errors: [{ code, number: ERRORS[code].number }] })

const BODIES = {
  400: bodyOf('bad-request'),
  405: bodyOf('method-not-allowed'),
  431: bodyOf('too-large'),
} as const
