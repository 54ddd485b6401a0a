import { respondError } from '#cms/endpoints/api-v2/respond.ts'

/** How a route of Next is called; `Args` carries the segments of its path. */
type Route<Args> = (request: Request, args: Args) => Promise<Response>

/** Checks what arrives under `/api` before Payload reads anything of it. */
export function withDoor<Args>(route: Route<Args>): Route<Args> {
  return async (request, args) => {
    if (!isReadable(new URL(request.url).pathname)) return respondError('not-found')
    return route(request, args)
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
