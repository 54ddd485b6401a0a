import type { Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface WantedItem {
  readonly visibility: Visibility
  /** Null is free. */
  readonly priceAmount: number | null
}

export interface DownloadUsage {
  /** Downloads granted in the last hour. */
  readonly lastHour: number
  /** Null is unlimited. */
  readonly hourlyLimit: number | null
}

/**
 * May this guest download the item? The order is the spec's (section 5): price 0 first; licences and subscriptions
 * come with accounts. Guests get free, published items within their rate (domain.md, "Entitlement and quotas").
 */
export function decideGuestDownload(item: WantedItem, usage: DownloadUsage): Result<true> {
  if (item.visibility === 'draft') return refuse('not-found')
  if (item.visibility !== 'published') return refuse('gone')
  if (item.priceAmount !== null) return refuse('download-not-free')
  if (usage.hourlyLimit !== null && usage.lastHour >= usage.hourlyLimit) return refuse('too-many-downloads')
  return accept(true)
}

/**
 * The same for somebody with an account. Whoever downloaded the item before has its licence: it stays theirs when it is
 * no longer offered, or no longer free, but not when it was taken down.
 */
export function decidePersonDownload(
  item: WantedItem,
  { licensed, ...usage }: DownloadUsage & { readonly licensed: boolean },
): Result<true> {
  const own = licensed && mayDownloadAgain(item.visibility)
  return decideGuestDownload(own ? { visibility: 'published', priceAmount: null } : item, usage)
}

/** Whether those who have an item may still fetch it (domain.md: resting and retired are licensed to those who have it). */
export function mayDownloadAgain(visibility: Visibility): boolean {
  return visibility !== 'draft' && visibility !== 'removed'
}
