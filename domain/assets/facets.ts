/** The sorts of a listing (spec section 2, search page). */
export const SORTS = ['popular', 'latest', 'featured', 'relevant'] as const
export type Sort = (typeof SORTS)[number]

/** The price filter (spec section 2): `free`, `exclusive` (premium) or both. */
export const PRICES = ['all', 'free', 'exclusive'] as const
export type Price = (typeof PRICES)[number]
/** What an asset can be; every asset is one of them. */
export const PAID_OR_FREE = ['free', 'exclusive'] as const satisfies readonly Price[]

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
 * The background that an artwork needs (DESIGN.md, "Tokens"): any, always light or always dark. `ink` is drawn only in
 * dark neutral colours: small copies of it may take the text colour, otherwise it needs a light background.
 */
export const GROUNDS = ['any', 'light', 'dark', 'ink'] as const
export type Ground = (typeof GROUNDS)[number]

export const ORIENTATIONS = ['square', 'landscape', 'portrait'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** Square means sides that are equal within 5 %. */
export function orientationOf(width: number, height: number): Orientation {
  const ratio = width / height
  if (ratio > 1.05) return 'landscape'
  return ratio < 0.95 ? 'portrait' : 'square'
}
