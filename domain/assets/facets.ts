/** The sorts of a listing (spec section 2, search page). */
export const SORTS = ['popular', 'latest', 'featured', 'relevant'] as const
export type Sort = (typeof SORTS)[number]

/** The price filter (spec section 2): `free`, `exclusive` (premium) or both. */
export const PRICES = ['all', 'free', 'exclusive'] as const
export type Price = (typeof PRICES)[number]

/**
 * Variants of a listing, each a preset of sort and price (spec section 2, "Listings by asset type").
 * Item and pack listings have the first five; keyword variants exist for items only.
 */
export const VARIANTS = {
  free: { sort: 'popular', price: 'free', featuredOnly: false, keyword: false },
  exclusive: { sort: 'popular', price: 'exclusive', featuredOnly: false, keyword: false },
  featured: { sort: 'featured', price: 'all', featuredOnly: true, keyword: false },
  popular: { sort: 'popular', price: 'all', featuredOnly: false, keyword: false },
  latest: { sort: 'latest', price: 'all', featuredOnly: false, keyword: false },
  top: { sort: 'popular', price: 'all', featuredOnly: false, keyword: true },
  trending: { sort: 'popular', price: 'all', featuredOnly: false, keyword: true },
  new: { sort: 'latest', price: 'all', featuredOnly: false, keyword: true },
} as const satisfies Record<string, { sort: Sort; price: Price; featuredOnly: boolean; keyword: boolean }>

export type Variant = keyof typeof VARIANTS
export const VARIANT_CODES = Object.keys(VARIANTS) as readonly Variant[]
export const PACK_VARIANT_CODES = VARIANT_CODES.filter((code) => !VARIANTS[code].keyword)

/**
 * Which plate an artwork needs (DESIGN.md, "Tokens"): any, or always a light or a dark one. `ink` is drawn in nothing
 * but dark neutral ink: small marks of it may take the colour of the text, everything else needs a light plate.
 */
export const GROUNDS = ['any', 'light', 'dark', 'ink'] as const
export type Ground = (typeof GROUNDS)[number]

export const ORIENTATIONS = ['square', 'landscape', 'portrait'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** Square within 5 % of equal sides. */
export function orientationOf(width: number, height: number): Orientation {
  const ratio = width / height
  if (ratio > 1.05) return 'landscape'
  return ratio < 0.95 ? 'portrait' : 'square'
}
