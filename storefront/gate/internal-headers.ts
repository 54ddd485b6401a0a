import type { IncomingHttpHeaders } from 'node:http'

/**
 * How Next's parts talk among themselves, between processes or with a host of its maker's. Written by somebody
 * outside they make it skip, or answer with nothing at all (`x-middleware-prefetch`), which a cache in front might keep.
 */
const INTERNAL = /^x-(?:middleware|invoke|nextjs|matched|now|prerender|vercel)-/

/** Lets go of the headers that nobody outside has a use for; what browsers ask Next for has other names. */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name]
}
