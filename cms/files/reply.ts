import { ERRORS, type ErrorCode, type Refusal } from '#domain/errors/catalogue.ts'

/** A response before it is sent. Header names are lower-case. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** An async iterable when the body is generated while it is sent. */
  readonly body: Uint8Array | string | AsyncIterable<Uint8Array>
  /** Of a refusal. */
  readonly code?: ErrorCode
}

/** Headers of every user file: it is a picture or a download, and its scripts and requests are blocked. */
export const INERT = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const

const RETRY_AFTER_SECONDS = '2'

/** The numbered error (domain/errors) without its detail, which only the log contains. */
export function refusalReply({ code }: Pick<Refusal, 'code'>): Reply {
  const { number, status } = ERRORS[code]
  return {
    status,
    headers: {
      ...INERT,
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...headersOf(code),
    },
    body: JSON.stringify({ errors: [{ code, number }] }),
    code,
  }
}

function headersOf(code: ErrorCode): Readonly<Record<string, string>> {
  if (code === 'unavailable') return { 'retry-after': RETRY_AFTER_SECONDS }
  if (code === 'method-not-allowed') return { allow: 'GET, HEAD' }
  return {}
}
