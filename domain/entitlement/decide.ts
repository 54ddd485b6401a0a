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

export interface GuestDownloadUsage extends DownloadUsage {
  /** The file is wanted in other colours than its own. */
  readonly recoloured: boolean
}

/**
 * Whether a guest may download the item. Guests get free, published items within their rate (domain.md, "Entitlement and
 * quotas"), in the artwork's own colours: applying a palette requires an account (spec sections 2 and 6).
 */
export function decideGuestDownload(
  item: WantedItem,
  { recoloured, ...usage }: GuestDownloadUsage,
): Result<true> {
  const decision = decideFreeDownload(item, usage)
  return decision.ok && recoloured ? refuse('not-signed-in') : decision
}

/**
 * Whether a user may download the item. A user who downloaded it before has its licence: it stays theirs when it is no
 * longer offered, or no longer free, but not when it was taken down.
 */
export function decidePersonDownload(
  item: WantedItem,
  { licensed, ...usage }: DownloadUsage & { readonly licensed: boolean },
): Result<true> {
  const own = licensed && decideAgain(item.visibility).ok
  return decideFreeDownload(own ? { visibility: 'published', priceAmount: null } : item, usage)
}

/**
 * Whether holders of an item may still download it (domain.md: resting and retired stay licensed to their holders).
 * No holder may while a takedown case suspends it.
 */
export function decideAgain(visibility: Visibility): Result<true> {
  if (visibility === 'suspended') return refuse('work-withheld')
  return visibility === 'draft' || visibility === 'removed' ? refuse('gone') : accept(true)
}

/** Whether a guest may download a ZIP at all: other colours require an account, as for single files. */
export function decideGuestZip({ recoloured }: Pick<GuestDownloadUsage, 'recoloured'>): Result<true> {
  return recoloured ? refuse('not-signed-in') : accept(true)
}

/** Whether the library offers an asset at all: drafts do not exist for others, withdrawn assets are gone. */
export function decideOffer(visibility: Visibility): Result<true> {
  if (visibility === 'draft') return refuse('not-found')
  if (visibility === 'suspended') return refuse('work-withheld')
  return visibility === 'published' ? accept(true) : refuse('gone')
}

/** The order is the spec's (section 5): price 0 first; licences and subscriptions come with accounts. */
function decideFreeDownload(item: WantedItem, usage: DownloadUsage): Result<true> {
  const offer = decideOffer(item.visibility)
  if (!offer.ok) return offer
  if (item.priceAmount !== null) return refuse('download-not-free')
  if (usage.hourlyLimit !== null && usage.lastHour >= usage.hourlyLimit) return refuse('too-many-downloads')
  return accept(true)
}
