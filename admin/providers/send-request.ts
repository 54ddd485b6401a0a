import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** An answer of the CMS that is not a success. The text of a code is `console.errors.<code>` in the messages. */
export class RequestError extends Error {
  readonly code: ErrorCode
  readonly status: number

  constructor(code: ErrorCode, status: number) {
    super(`console.errors.${code}`)
    this.code = code
    this.status = status
  }
}

/** @throws RequestError for a refusal, and with `unavailable` when no answer comes */
export async function sendRequest(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new RequestError('unavailable', 0)
  })
  if (response.ok) return response.json()
  const body: unknown = await response.json().catch(() => null)
  throw new RequestError(
    codeOf(body) ?? (response.status === 503 ? 'unavailable' : 'internal'),
    response.status,
  )
}

/** A request that carries JSON. */
export function sendJson(path: string, body: unknown): Promise<unknown> {
  return sendRequest(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function codeOf(body: unknown): ErrorCode | null {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return null
  const code: unknown = body.errors[0]?.code
  return typeof code === 'string' ? (code as ErrorCode) : null
}
