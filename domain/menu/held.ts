import type { Variant } from '#domain/assets/facets.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Scope } from '#domain/routing/params.ts'

interface HeldListing extends Scope {
  readonly variant?: Variant | null
}

type Counts = KindCounts[number]['item']

/** How many assets of the counts a variant lists. */
const OF_VARIANT = {
  free: ({ free }) => free,
  exclusive: ({ all, free }) => all - free,
  featured: ({ featured }) => featured,
  popular: ({ all }) => all,
  latest: ({ all }) => all,
  top: ({ all }) => all,
  trending: ({ all }) => all,
  new: ({ all }) => all,
} as const satisfies Record<Variant, (counts: Counts) => number>

/** The number of assets in a listing without words; null while the counts are unknown. */
export function heldCount(
  held: KindCounts | null,
  { kind = null, form = 'item', variant = null }: HeldListing,
): number | null {
  if (held === null) return null
  return held
    .filter((one) => kind === null || one.kind === kind)
    .reduce((sum, one) => sum + (variant === null ? one[form].all : OF_VARIANT[variant](one[form])), 0)
}

/** Whether a link to the listing leads to at least one asset; unknown counts as yes. */
export function isHeld(held: KindCounts | null, listing: HeldListing): boolean {
  return heldCount(held, listing) !== 0
}
