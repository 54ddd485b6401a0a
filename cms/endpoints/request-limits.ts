import type { Route } from '#cms/endpoints/answers.ts'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { limitStream } from '#cms/endpoints/limit-stream.ts'
import { bodyLimitOf } from '#domain/contract/body-limits.ts'
import { isNestedTooDeep } from '#domain/contract/json-nesting.ts'

/** Checks requests under `/api` before Payload reads them: the path, and the body's size and nesting. */
export function withRequestLimits<Args>(route: Route<Args>): Route<Args> {
  return async (request, args) => {
    const { pathname } = new URL(request.url)
    if (!isReadable(pathname)) return respondError('not-found')
    if (request.body === null) return route(request, args)
    const limit = bodyLimitOf(pathname)
    if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) return respondError(limit.refusal)
    // Upload endpoints stop reading by themselves, and never buffer more than one part.
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
 * Payload looks up collections by the first segment of a path in a plain object, where `constructor` finds an
 * inherited property, and decodes paths without handling malformed ones.
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

/** The same request with the body that was read. */
function withBody({ url, method, headers, signal }: Request, body: ArrayBuffer): Request {
  return new Request(url, { method, headers, signal, body })
}

/** Any endpoint may parse text as JSON regardless of its declared type; the panel sends JSON in a form field. */
async function isDeepJson(body: ArrayBuffer, type: string): Promise<boolean> {
  if (type.startsWith('application/x-www-form-urlencoded')) return false
  if (!type.startsWith('multipart/')) return isNestedTooDeep(new Uint8Array(body))
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
  const encoder = new TextEncoder()
  return [...(form?.values() ?? [])].some(
    (value) => typeof value === 'string' && isNestedTooDeep(encoder.encode(value)),
  )
}
