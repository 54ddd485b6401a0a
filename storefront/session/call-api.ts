import { requestText } from '#domain/analytics/failure.ts'
import type { ERRORS, ErrorCode } from '#domain/errors/catalogue.ts'
import { type SessionUse, withSessionLock } from '#storefront/session/session-lock.ts'
import { sessionLost } from '#storefront/session/session-state.ts'
import { track } from '#storefront/session/track.ts'

/** An error of the server by its code; its texts are in the messages under `errors`. */
export interface Fault {
  readonly code: ErrorCode
  readonly number: number
  /** The form field that it is about. */
  readonly field: string | null
  /** For developers, in English. */
  readonly message: string
}

export interface Refused {
  readonly ok: false
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** At least one. */
  readonly faults: readonly Fault[]
  /** There was no response: whether the call had an effect is unknown. */
  readonly unreachable: boolean
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refused

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

interface Request {
  /** Sent as JSON, except forms with files and files. */
  readonly body?: unknown
  /** Absent values are left out; lists are written with brackets (spec section 7). */
  readonly query?: Readonly<Record<string, QueryValue>>
  readonly signal?: AbortSignal
  /** What it does to the session of this browser; default `needs`. */
  readonly session?: SessionUse
}

/** Longer than any call of a page takes. */
const TIMEOUT_MS = 60_000
const UNAUTHORISED = 401
/** Browsers refuse `keepalive` when the requests in flight have more than 64 KiB together: two of these always fit. */
const KEEPALIVE_CHARACTERS = 8_192

const SILENCE: Fault = {
  code: 'unavailable',
  number: 5002 satisfies (typeof ERRORS)['unavailable']['number'],
  field: null,
  message: 'no answer',
}

/**
 * Calls `/api/v2` from a page. The value is the `response` of the envelope; expected refusals and a lost connection are
 * returned as values, not thrown.
 *
 * @param path under `/api/v2`: `/auth/login`
 */
export function callApi<T>(method: Method, path: string, request?: Request): Promise<Answer<T>> {
  return callAt(method, `/api/v2${path}`, request)
}

/** Like `callApi`, for addresses outside `/api/v2`. */
export function callAt<T>(method: Method, address: string, request: Request = {}): Promise<Answer<T>> {
  return withSessionLock(request.session ?? 'needs', () => callNow<T>(method, address, request))
}

async function callNow<T>(method: Method, address: string, request: Request): Promise<Answer<T>> {
  const answered = await send(method, address, request)
  const status = answered?.status ?? 0
  // Spec section 8: every request that fails is reported. One that the page ended itself did not fail.
  if ((status === 0 || status >= 400) && request.signal?.aborted !== true)
    track('failure', { kind: 'request', text: requestText(method, address), status })
  if (answered === null) return { ok: false, status: 0, faults: [SILENCE], unreachable: true }
  const { response, errors } = answered.body
  if (answered.status < 400) return { ok: true, value: response as T }
  if (answered.status === UNAUTHORISED) sessionLost()
  return { ok: false, status: answered.status, faults: faultsOf(errors), unreachable: false }
}

async function send(method: Method, address: string, { body, query, signal }: Request) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const asItIs = body instanceof FormData || body instanceof Blob
  const sent = body === undefined ? undefined : asItIs ? body : JSON.stringify(body)
  try {
    const response = await fetch(address + printQuery(query), {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'en', // Spec section 7: the language of texts is set by `lang`.
        ...(body === undefined || asItIs ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: sent }),
      // A change that the user has made reaches the server even when they leave the page at once.
      keepalive: method !== 'GET' && typeof sent === 'string' && sent.length <= KEEPALIVE_CHARACTERS,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { status: response.status, body: await readEnvelope(response) }
  } catch {
    return null
  }
}

/** A response without an envelope comes from a proxy in between. */
async function readEnvelope(response: Response): Promise<{ response?: unknown; errors?: unknown }> {
  try {
    return (await response.json()) ?? {}
  } catch {
    return {}
  }
}

function faultsOf(errors: unknown): readonly Fault[] {
  if (!Array.isArray(errors) || errors.length === 0) return [SILENCE]
  return errors.map((error: Partial<Fault>) => ({ ...SILENCE, ...error }))
}

function printQuery(query: Request['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    return typeof value === 'object'
      ? value.map((one) => [`${name}[]`, String(one)])
      : [[name, String(value)]]
  })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
