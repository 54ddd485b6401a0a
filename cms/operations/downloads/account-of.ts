import type { Downloader } from '#cms/operations/downloads/downloader.ts'
import type { Right } from '#domain/entitlement/decide.ts'

/** What a download counts against, and the team whose licence it is: free works are the user's own in any account. */
export function accountOf(
  by: Downloader,
  right: Right,
): { readonly subscription: string | null; readonly team: string | null } {
  const team = 'user' in by && right.by !== 'free' ? (by.team ?? null) : null
  return { subscription: right.by === 'subscription' ? right.allowance.subscription : null, team }
}
