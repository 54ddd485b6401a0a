/**
 * The lifecycle of an asset (domain.md, "Contributors' work and its review"). The states before `published` belong to
 * its submission; a new asset is a draft until it is published.
 *
 * - `resting`: not in listings and search, still downloadable by users who hold a licence.
 * - `retired`: gone for new users (its address answers 410), licences stay valid.
 * - `removed`: taken down; not downloadable for any user.
 * - `suspended`: hidden from every user while a rights holder's claim is examined (its address answers 451, RFC 7725).
 *   Only a takedown case suspends an item and ends the suspension (`domain/takedown`), so `next` names neither.
 */
export const VISIBILITIES = {
  draft: { next: ['published', 'removed'], listed: false, status: 404 },
  published: { next: ['resting', 'retired', 'removed'], listed: true, status: 200 },
  resting: { next: ['published', 'retired', 'removed'], listed: false, status: 200 },
  retired: { next: ['published', 'removed'], listed: false, status: 410 },
  removed: { next: [], listed: false, status: 410 },
  suspended: { next: [], listed: false, status: 451 },
} as const satisfies Record<string, { next: readonly string[]; listed: boolean; status: PageStatus }>

export type PageStatus = 200 | 404 | 410 | 451
export type Visibility = keyof typeof VISIBILITIES

export const VISIBILITY_CODES = Object.keys(VISIBILITIES) as readonly Visibility[]

/** What an item is before a takedown case suspends it, and again when the claim fails. */
export const SUSPENDABLE = ['published', 'resting', 'retired'] as const satisfies readonly Visibility[]
export type Suspendable = (typeof SUSPENDABLE)[number]

export function isSuspendable(visibility: Visibility): visibility is Suspendable {
  return (SUSPENDABLE as readonly Visibility[]).includes(visibility)
}

/** Hidden because of the rights of others: neither artwork nor files are sent. */
export const WITHHELD = ['suspended', 'removed'] as const satisfies readonly Visibility[]

export function isWithheld(visibility: Visibility): boolean {
  return (WITHHELD as readonly Visibility[]).includes(visibility)
}

/** Whether an asset may change from one state to the other. An unchanged state is always allowed. */
export function canBecome(from: Visibility, to: Visibility): boolean {
  const next: readonly string[] = VISIBILITIES[from].next
  return from === to || next.includes(to)
}

/** The HTTP status of the asset's own page. */
export function pageStatus(visibility: Visibility): PageStatus {
  return VISIBILITIES[visibility].status
}
