import type { Kind } from '#domain/assets/kinds.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface WantedItem {
  readonly visibility: Visibility
  /** Null is free. */
  readonly priceAmount: number | null
  /** The calendar makes it free for all on the present UTC day. */
  readonly freeToday?: boolean
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

/** An allowance of a subscription that the user may use now, and how much of its UTC day or month is used. */
export interface HeldAllowance {
  readonly subscription: string
  readonly kinds: readonly Kind[]
  /** Null is unlimited. */
  readonly limit: number | null
  readonly period: 'day' | 'month'
  readonly used: number
}

/** What a user holds of an item. */
export interface HeldRights {
  /** The user, or the team in use, downloaded it before. */
  readonly licensed: boolean
  /** It, its pack or a bundle with its pack was bought. */
  readonly bought: boolean
  readonly allowances: readonly HeldAllowance[]
}

/** Why a user may download an item; a subscription's download counts against the allowance. */
export type Right =
  | { readonly by: 'free' | 'licence' | 'purchase' }
  | { readonly by: 'subscription'; readonly allowance: HeldAllowance }

/**
 * Whether a user may download the item, and by which right, in the order of the specification (section 5): price 0; a licence
 * downloaded or bought before; a subscription whose kinds include the item's, within its limit. A licence stays
 * with its holder when the item is no longer offered, or no longer free, but not when it was taken down.
 */
export function decidePersonDownload(
  item: WantedItem & { readonly kind: Kind },
  { licensed, bought, allowances, ...usage }: DownloadUsage & HeldRights,
): Result<Right> {
  const again = licensed || bought ? decideAgain(item.visibility) : decideOffer(item.visibility)
  if (!again.ok) return again
  if (isOverRate(usage)) return refuse('too-many-downloads')
  if (isFree(item) && item.visibility === 'published') return accept({ by: 'free' })
  if (licensed) return accept({ by: 'licence' })
  if (bought) return accept({ by: 'purchase' })
  const fitting = allowances.filter(({ kinds }) => kinds.includes(item.kind))
  const allowance = fitting.find(({ limit, used }) => limit === null || used < limit)
  if (allowance !== undefined) return accept({ by: 'subscription', allowance })
  return refuse(fitting.length > 0 ? 'quota-used-up' : 'download-not-free')
}

/** The allowances after one more download of this kind by this right: it counts in each of its subscription with the kind. */
export function spend(
  allowances: readonly HeldAllowance[],
  { right, kind }: { readonly right: Right; readonly kind: Kind },
): readonly HeldAllowance[] {
  if (right.by !== 'subscription') return allowances
  const { subscription } = right.allowance
  return allowances.map((one) =>
    one.subscription === subscription && one.kinds.includes(kind) ? { ...one, used: one.used + 1 } : one,
  )
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

function decideFreeDownload(item: WantedItem, usage: DownloadUsage): Result<true> {
  const offer = decideOffer(item.visibility)
  if (!offer.ok) return offer
  if (!isFree(item)) return refuse('download-not-free')
  return isOverRate(usage) ? refuse('too-many-downloads') : accept(true)
}

function isFree({ priceAmount, freeToday = false }: WantedItem): boolean {
  return priceAmount === null || freeToday
}

function isOverRate({ lastHour, hourlyLimit }: DownloadUsage): boolean {
  return hourlyLimit !== null && lastHour >= hourlyLimit
}
