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
  return (await request(path, init)).json()
}

/** A command whose answer is a file. @throws RequestError as `sendRequest` */
export async function sendForFile(path: string, body: unknown): Promise<Blob> {
  return (await request(path, jsonOf(body))).blob()
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new RequestError('unavailable', 0)
  })
  if (response.ok) return response
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
  return sendRequest(path, { ...init, ...jsonOf(body) })
}

function jsonOf(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
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
