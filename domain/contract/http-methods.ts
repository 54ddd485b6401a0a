import { ERRORS } from '#domain/errors/catalogue.ts'

/** The methods that a server of ours may be asked with; what each address answers to is a matter of its own. */
export const HTTP_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** The `Allow` header of a refusal (RFC 9110, section 15.5.6). */
export const ALLOWED_METHODS = HTTP_METHODS.join(', ')

const REASONS = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  431: 'Request Header Fields Too Large',
} as const

/** A connection as far as refusals need one. */
interface Connection {
  readonly writable: boolean
  end(text: string): unknown
  destroy(): unknown
}

interface Answer {
  writeHead(status: number, headers: Readonly<Record<string, string>>): { end(body: string): unknown }
}

/** Refuses TRACE, PROPFIND and the like, before a framework that cannot represent them fails. @returns whether it did */
export function refuseMethod(method: string | undefined, answer: Answer): boolean {
  if (HTTP_METHODS.some((known) => known === method)) return false
  const { status } = ERRORS['method-not-allowed']
  answer.writeHead(status, headersOf(status)).end(BODIES[status])
  return true
}

/**
 * Answers what Node cannot parse: a method that it does not know (TRACK), headers that are too long, anything else.
 * `error.code` is that of Node's `clientError`.
 */
export function refuseMalformed(error: { readonly code?: string }, connection: Connection): void {
  const status = error.code === 'HPE_INVALID_METHOD' ? 405 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  refuseRaw(status, connection)
}

/** Refuses CONNECT: there is no tunnel through any server of ours. */
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
