import { originOf } from '#cms/operations/accounts/read-token.ts'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'

/** What Next passes to a page of the panel. */
export interface PanelAddress {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

/**
 * The address without a `redirect` to anything but a page of the site. Payload redirects to it after the log-in, and
 * its own check accepts `/..//other.example`.
 */
export function withSafeRedirect({ params, searchParams }: PanelAddress): PanelAddress {
  return { params, searchParams: searchParams.then(safeQuery) }
}

function safeQuery(query: Awaited<PanelAddress['searchParams']>): Awaited<PanelAddress['searchParams']> {
  const { redirect, ...rest } = query
  return redirect === undefined || safeRedirect(redirect, '') === '' ? rest : query
}

/**
 * Whether the request comes from another site and would end a session: the panel's log-out page logs out as soon as
 * it is rendered, with a same-site request, in which the origin can no longer be checked.
 */
export function logsOutFromElsewhere(
  segments: readonly string[],
  headers: Headers,
  trust: { readonly csrf: string[] },
): boolean {
  return decoded(segments[0] ?? '').toLowerCase() === 'logout' && originOf(headers, trust) !== 'ours'
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
