import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** One refusal of an answer. */
export interface Fault {
  readonly code: ErrorCode
  /** The form field that it is about; null for the whole request. */
  readonly field: string | null
  /** Numbers in the text. */
  readonly values?: Readonly<Record<string, number>>
}

/** An answer of the CMS that is not a success. The text of a code is `console.errors.<code>` in the messages. */
export class RequestError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** At least one. */
  readonly faults: readonly Fault[]

  constructor(code: ErrorCode, status: number, faults: readonly Fault[] = []) {
    super(`console.errors.${code}`)
    this.code = code
    this.status = status
    this.faults = faults.length > 0 ? faults : [{ code, field: null }]
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
  const faults = faultsOf(body)
  throw new RequestError(
    faults[0]?.code ?? (response.status === 503 ? 'unavailable' : 'internal'),
    response.status,
    faults,
  )
}

/** A request that carries JSON. */
export function sendJson(path: string, body: unknown, init: RequestInit = {}): Promise<unknown> {
  return sendRequest(path, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function faultsOf(body: unknown): Fault[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return []
  return body.errors.flatMap((error: { code?: unknown; field?: unknown; values?: Fault['values'] }) =>
    typeof error?.code === 'string'
      ? [
          {
            code: error.code as ErrorCode,
            field: typeof error.field === 'string' ? error.field : null,
            ...(error.values === undefined ? {} : { values: error.values }),
          },
        ]
      : [],
  )
}
