import type { Route } from '#cms/endpoints/answers.ts'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { limitStream } from '#cms/endpoints/limit-stream.ts'
import { bodyLimitOf } from '#domain/contract/body-limits.ts'
import { isNestedTooDeep } from '#domain/contract/json-nesting.ts'

/** Checks what arrives under `/api` before Payload reads anything of it: the path, and the body's size and nesting. */
export function withRequestLimits<Args>(route: Route<Args>): Route<Args> {
  return async (request, args) => {
    const { pathname } = new URL(request.url)
    if (!isReadable(pathname)) return respondError('not-found')
    if (request.body === null) return route(request, args)
    const limit = bodyLimitOf(pathname)
    if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) return respondError(limit.refusal)
    // An endpoint that takes files stops reading by itself, and never holds more than one part of them.
    if (limit.upload) return route(request, args)
    const limited = limitStream(request.body, limit.bytes)
    try {
      const body = await new Response(limited.stream).arrayBuffer()
      if (await isDeepJson(body, request.headers.get('content-type') ?? '')) return respondError('too-deep')
      return route(withBody(request, body), args)
    } catch (error) {
      if (limited.exceeded()) return respondError(limit.refusal)
      throw error
    }
  }
}

/**
 * Payload looks collections up by the first name of a path in a plain object, where `constructor` finds what every object
 * inherits; and decodes paths without expecting broken ones.
 */
function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname)
      .split('/')
      .every((name) => !(name in Object.prototype))
  } catch {
    return false
  }
}

/** The same request with a body that has been read already. */
function withBody({ url, method, headers, signal }: Request, body: ArrayBuffer): Request {
  return new Request(url, { method, headers, signal, body })
}

/** Whatever its type says, some endpoint may read a text as JSON; the panel sends JSON in a field of a form. */
async function isDeepJson(body: ArrayBuffer, type: string): Promise<boolean> {
  if (type.startsWith('application/x-www-form-urlencoded')) return false
  if (!type.startsWith('multipart/')) return isNestedTooDeep(new Uint8Array(body))
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
  const encoder = new TextEncoder()
  return [...(form?.values() ?? [])].some(
    (value) => typeof value === 'string' && isNestedTooDeep(encoder.encode(value)),
  )
}
