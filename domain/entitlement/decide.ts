import type { Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface WantedItem {
  readonly visibility: Visibility
  /** Null is free. */
  readonly priceAmount: number | null
}

export interface GuestUsage {
  /** Downloads granted to this guest in the last hour. */
  readonly lastHour: number
  /** Null is unlimited. */
  readonly hourlyLimit: number | null
}

/**
 * May this guest download the item? The order is the spec's (section 5): price 0 first; licences and subscriptions
 * come with accounts. Guests get free, published items within their rate (domain.md, "Entitlement and quotas").
 */
export function decideGuestDownload(item: WantedItem, usage: GuestUsage): Result<true> {
  if (item.visibility === 'draft') return refuse('not-found')
  if (item.visibility !== 'published') return refuse('gone')
  if (item.priceAmount !== null) return refuse('download-not-free')
  if (usage.hourlyLimit !== null && usage.lastHour >= usage.hourlyLimit) return refuse('too-many-downloads')
  return accept(true)
}
