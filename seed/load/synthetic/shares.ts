import type { Kind } from '#domain/assets/kinds.ts'

/**
 * How many items of each kind the catalogue of the specification has (spec section 1, "Marketing figures", which names
 * icons, illustrations, 3D, Lottie and animated icons; the rest of its 10,298,409 items is shared by the others).
 */
export const ITEMS_OF_KIND = {
  icon: 8_300_000,
  illustration: 442_000,
  '3d': 423_000,
  lottie: 429_000,
  'animated-icon': 170_000,
  'kit-illustration': 60_000,
  photo: 250_000,
  template: 219_000,
  unicon: 5_409,
} as const satisfies Record<Kind, number>

/** Items to a pack, and contributors, of that catalogue: 10,298,409 items in 293,545 packs by 4,175 contributors. */
export const ITEMS_PER_PACK = 35
export const ITEMS_PER_CONTRIBUTOR = 2_467

/** Shares of the packs that are free and that are featured. */
export const FREE_SHARE = 0.3
export const FEATURED_SHARE = 0.02
