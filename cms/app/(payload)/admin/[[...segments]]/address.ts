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
