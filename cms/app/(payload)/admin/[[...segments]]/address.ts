import { originOf } from '#cms/operations/accounts/read-token.ts'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'

/** What Next hands to a page of the panel. */
export interface PanelAddress {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

/**
 * The address without a `redirect` that leads anywhere but to a page of the site. Payload follows it after the log-in
 * by a check of its own, which takes `/..//other.example`.
 */
export function withSafeRedirect({ params, searchParams }: PanelAddress): PanelAddress {
  return { params, searchParams: searchParams.then(safeQuery) }
}

function safeQuery(query: Awaited<PanelAddress['searchParams']>): Awaited<PanelAddress['searchParams']> {
  const { redirect, ...rest } = query
  return redirect === undefined || safeRedirect(redirect, '') === '' ? rest : query
}

/**
 * Whether a request would end a session from another site: the panel's page for it logs out as soon as it is open, by a
 * call of its own, which is told from a foreign one no more.
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
