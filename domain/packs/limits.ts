/** How many works a pack holds, and how many are best (domain.md, "Contributors' work and its review"). */
export const PACK_WORKS = { least: 10, most: 250, bestLeast: 30, bestMost: 50 } as const

/** A cover is one work, or a grid of this many (`storefront/ui/cover.tsx`). Without a choice it shows the first works. */
export const COVER_GRID = 6

/** Packs that a contributor may have as drafts at once. */
export const MOST_PACK_DRAFTS = 100
