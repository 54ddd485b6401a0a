/**
 * The lifecycle of an asset (domain.md, "Contributors' work and its review"). The states before `published` belong to
 * its submission; a new asset is a draft until it is published.
 *
 * - `resting`: not in listings and search, still downloadable by users who hold a licence.
 * - `retired`: gone for new users (its address answers 410), licences stay valid.
 * - `removed`: taken down; not downloadable for any user.
 */
export const VISIBILITIES = {
  draft: { next: ['published', 'removed'], listed: false, status: 404 },
  published: { next: ['resting', 'retired', 'removed'], listed: true, status: 200 },
  resting: { next: ['published', 'retired', 'removed'], listed: false, status: 200 },
  retired: { next: ['published', 'removed'], listed: false, status: 410 },
  removed: { next: [], listed: false, status: 410 },
} as const satisfies Record<string, { next: readonly string[]; listed: boolean; status: 200 | 404 | 410 }>

export type Visibility = keyof typeof VISIBILITIES

export const VISIBILITY_CODES = Object.keys(VISIBILITIES) as readonly Visibility[]

/** Whether an asset may change from one state to the other. An unchanged state is always allowed. */
export function canBecome(from: Visibility, to: Visibility): boolean {
  const next: readonly string[] = VISIBILITIES[from].next
  return from === to || next.includes(to)
}

/** The HTTP status of the asset's own page. */
export function pageStatus(visibility: Visibility): 200 | 404 | 410 {
  return VISIBILITIES[visibility].status
}
