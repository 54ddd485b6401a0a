import type { SanitizedConfig } from 'payload'
import { parseCookies } from 'payload/shared'

type Trust = Pick<SanitizedConfig, 'csrf' | 'cookiePrefix'>

/** Whether the browser states that a page of this site sent the request. */
export type Origin = 'ours' | 'foreign' | 'unsaid'

/** The origin of a request, by headers that scripts cannot set. */
export function originOf(headers: Headers, { csrf }: Pick<Trust, 'csrf'>): Origin {
  const origin = headers.get('Origin')
  if (origin !== null) return csrf.includes(origin) ? 'ours' : 'foreign'
  const site = headers.get('Sec-Fetch-Site')
  if (site === null) return 'unsaid'
  return site === 'same-origin' || site === 'none' ? 'ours' : 'foreign'
}

/**
 * The token of a session: from `Authorization`, which no foreign page can send, or from the cookie where the browser
 * states that the request is of this site.
 */
export function readToken(headers: Headers, trust: Trust): string | null {
  const [, given] = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('Authorization') ?? '') ?? []
  if (given !== undefined) return given
  if (originOf(headers, trust) !== 'ours') return null
  return parseCookies(headers).get(sessionCookie(trust)) ?? null
}

/** The name of Payload's session cookie. */
export function sessionCookie({ cookiePrefix }: Pick<Trust, 'cookiePrefix'>): string {
  return `${cookiePrefix}-token`
}
