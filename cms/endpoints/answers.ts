import { respondError } from '#cms/endpoints/api-v2/respond.ts'

/** The signature of a Next route; `Args` carries the segments of its path. */
export type Route<Args> = (request: Request, args: Args) => Promise<Response>

/**
 * Replaces three of Payload's error responses: 503 for any failure while the database is unavailable, 404 for an unknown
 * address under `/api/v2` or `/api/console`, and 404 instead of 501 with the address of this process for a collection
 * without endpoints.
 *
 * @param databaseAnswers called only after a request failed, or was treated as a visitor's
 */
export function withOwnErrors<Args>(
  route: Route<Args>,
  databaseAnswers: () => Promise<boolean>,
): Route<Args> {
  return async (request, args) => {
    const response = await route(request, args)
    if (mayBeDatabaseFailure(request, response) && !(await databaseAnswers()))
      return respondError('unavailable')
    if (response.status === NOT_IMPLEMENTED) return respondError('not-found')
    const { pathname } = new URL(request.url)
    if (response.status === 404 && OWN.test(pathname) && !(await isEnvelope(response)))
      return respondError('not-found')
    return response
  }
}

const NOT_IMPLEMENTED = 501
const OWN = /^\/api\/(?:v2|console)(?:\/|$)/

/** Payload treats a session that it cannot look up as none, and refuses. */
function mayBeDatabaseFailure({ headers }: Request, { status }: Response): boolean {
  if (status >= 500) return true
  return (status === 401 || status === 403) && (headers.has('cookie') || headers.has('authorization'))
}

async function isEnvelope(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'errors' in body
}
