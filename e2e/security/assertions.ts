import type { RawRequest, RawResponse } from '#e2e/security/send-request.ts'
import type { TestUser } from '#e2e/security/test-user.ts'

/** Leaks and faults in a response to a request that is not the owner's; empty when it is harmless. */
export function faultsOf(request: RawRequest, response: RawResponse, owner: TestUser): readonly string[] {
  const { status, headers, body } = response
  // Next repeats the requested address in this header.
  const { 'x-middleware-rewrite': _, ...others } = headers
  const whole = JSON.stringify(others) + body
  const found = [
    ...owner.marks.filter((mark) => whole.includes(mark)).map((mark) => `contains ${mark}`),
    ...(status >= 500 ? ['server error'] : []),
    ...(leavesSite(headers.location, owner.origin) ? [`redirects to ${headers.location}`] : []),
    ...(isOpenToOthers(headers) ? ['is readable by pages of other sites'] : []),
  ]
  return found.map((fault) => `${describeRequest(request)}: ${status}, ${fault}`)
}

/** Whether a shared cache may store the response. */
export function isCacheable({ headers }: RawResponse): boolean {
  return !/\b(?:no-store|private)\b/.test(headers['cache-control'] ?? '')
}

/** The error code in an answer of `/api/v2`, or null. */
export function codeOf({ body }: RawResponse): string | null {
  try {
    return JSON.parse(body).errors?.[0]?.code ?? null
  } catch {
    return null
  }
}

export function describeRequest({ method, path, headers = {} }: RawRequest): string {
  const { Cookie, Accept, 'Content-Type': type, ...others } = headers
  return `${method} ${path} ${JSON.stringify(others)}`
}

function leavesSite(location: string | undefined, origin: string): boolean {
  return location !== undefined && new URL(location, origin).origin !== origin
}

function isOpenToOthers(headers: RawResponse['headers']): boolean {
  const readers = headers['access-control-allow-origin']
  return readers === '*' || (readers?.includes('evil') ?? false)
}
