import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { ERRORS, type ErrorCode, type Refusal } from '#domain/errors/catalogue.ts'

type Method = Endpoint['method']

/** One call of `/api/v2`: what it answers is wrapped as spec section 7 wants it. */
export function endpoint(method: Method, path: string, handler: PayloadHandler): Endpoint {
  return { method, path: `/v2${path}`, handler: guarded(handler) }
}

/** `{ "response": { [name]: value } }`, never kept by anybody but the storefront's own cache. */
export function respond(name: string, value: unknown): Response {
  return Response.json({ response: { [name]: value } }, { headers: { 'Cache-Control': 'no-store' } })
}

export function respondError(code: ErrorCode, detail?: string): Response {
  const { number, status } = ERRORS[code]
  return Response.json(
    { errors: [{ code, number, message: detail ?? code }] },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
}

export function respondRefusal({ code, detail }: Refusal): Response {
  return respondError(code, detail)
}

/** A bug answers with its number and nothing of its insides; the log has the rest. */
function guarded(handler: PayloadHandler): PayloadHandler {
  return async (req: PayloadRequest) => {
    try {
      return await handler(req)
    } catch (error) {
      req.payload.logger.error({ err: error, msg: `${req.method} ${req.pathname}` })
      return respondError('internal')
    }
  }
}
