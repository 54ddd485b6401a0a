import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/**
 * How Next's parts talk among themselves, between processes or with a host of its maker's. Written by somebody
 * outside they make it skip, or answer with nothing at all (`x-middleware-prefetch`), which a cache in front might keep.
 */
const INTERNAL = /^x-(?:middleware|invoke|nextjs|matched|now|prerender|vercel)-/

/** Lets go of the headers that nobody outside has a use for; what browsers ask Next for has other names. */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name]
}

/** Where a request was led inside, which may be the address of a server that nobody outside reaches. */
const WAY_INSIDE = 'x-middleware-rewrite'

/** Keeps an answer from telling which way its request went inside. */
export function hideInternalHeaders(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    name.toLowerCase() === WAY_INSIDE ? response : Reflect.apply(setHeader, response, [name, value])
}
