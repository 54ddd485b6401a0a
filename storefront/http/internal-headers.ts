import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/**
 * Headers that Next uses internally. From outside they could make it skip work or answer with nothing
 * (`x-middleware-prefetch`), which a cache in front might store.
 */
const INTERNAL = /^x-(?:middleware|invoke|nextjs|matched|now|prerender|vercel)-/

/** Removes internal headers from an outside request; what browsers send to Next has other names. */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name]
}

/** The rewrite target, which may be the address of an internal server. */
const WAY_INSIDE = 'x-middleware-rewrite'

/** Keeps a response from disclosing the rewrite target. */
export function hideInternalHeaders(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    name.toLowerCase() === WAY_INSIDE ? response : Reflect.apply(setHeader, response, [name, value])
}
