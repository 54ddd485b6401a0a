import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import {
  ERRORS,
  type ErrorCode,
  RETRY_AFTER_SECONDS,
  type Refusal,
  refuse,
} from '#domain/errors/catalogue.ts'

type Method = Endpoint['method']

/** An endpoint of `/api/v2`, with the response envelope of spec section 7. */
export function endpoint(method: Method, path: string, handler: PayloadHandler): Endpoint {
  return { method, path: `/v2${path}`, handler: guarded(handler) }
}

/** `{ "response": { [name]: value } }`, cached only by the storefront. */
export function respond(name: string, value: unknown): Response {
  return respondAll({ [name]: value })
}

/** `{ "response": values }` for several values at once. */
export function respondAll(values: Readonly<Record<string, unknown>>): Response {
  return Response.json({ response: values }, { headers: { 'Cache-Control': 'no-store' } })
}

/** The same for an optional value: null is not found. */
export function respondFound(name: string, value: unknown): Response {
  return value === null ? respondError('not-found') : respond(name, value)
}

export function respondError(code: ErrorCode, detail?: string): Response {
  return respondRefusals([refuse(code, detail)])
}

export function respondRefusal(refusal: Refusal): Response {
  return respondRefusals([refusal])
}

/** All faults of a form at once, each with its field; the status is that of the first. */
export function respondRefusals(refusals: readonly [Refusal, ...Refusal[]]): Response {
  const errors = refusals.map(({ code, detail, field, values }) => ({
    code,
    number: ERRORS[code].number,
    message: detail ?? code,
    ...(field === undefined ? {} : { field }),
    ...(values === undefined ? {} : { values }),
  }))
  const { status } = ERRORS[refusals[0].code]
  const headers = {
    'Cache-Control': 'no-store',
    ...(status === ERRORS.unavailable.status ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {}),
  }
  return Response.json({ errors }, { status, headers })
}

/** A bug is answered with its error number only; the log has the details. */
export function guarded(handler: PayloadHandler): PayloadHandler {
  return async (req: PayloadRequest) => {
    // PostgreSQL rejects NUL in text: such an address is not found.
    if (/%00/.test(req.url ?? '')) return respondError('not-found')
    try {
      return await handler(req)
    } catch (error) {
      req.payload.logger.error({ err: error, msg: `${req.method} ${req.pathname}` })
      return respondError('internal')
    }
  }
}
