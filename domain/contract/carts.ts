import { z } from 'zod'
import { CART_LINE_STATES } from '#domain/carts/price-cart.ts'
import { assetNameSchema } from '#domain/contract/access.ts'
import { cardSchema } from '#domain/contract/catalogue.ts'
import { amountSchema } from '#domain/contract/orders.ts'

/** The cart of the signed-in user (`GET /api/v2/carts`): its address, null before the first asset, and its size. */
export const cartSummarySchema = z.object({
  slug: z.string().nullable(),
  count: z.int().nonnegative(),
})
export type CartSummary = z.infer<typeof cartSummarySchema>

/** An asset to add (`POST /api/v2/carts/assets`) or to remove. */
export const cartAssetSchema = assetNameSchema
export type CartAsset = z.infer<typeof cartAssetSchema>

/** What became of an asset that was added: `added` is false when it was in the cart. */
export const addedToCartSchema = cartSummarySchema.extend({ added: z.boolean() })
export type AddedToCart = z.infer<typeof addedToCartSchema>

export const cartLineSchema = cartAssetSchema.extend({
  title: z.string(),
  author: z.string().nullable(),
  /** Null for an asset that is no longer published. */
  card: cardSchema.nullable(),
  state: z.enum(CART_LINE_STATES),
  /** In the currency of the cart; null for a line that is not sold. */
  price: amountSchema.nullable(),
  /** The main price when it was added, where it has changed since. */
  previous: amountSchema.nullable(),
})
export type CartLineJson = z.infer<typeof cartLineSchema>

/** `GET /api/v2/carts/{slug}`, oldest first, at the prices of now. */
export const cartSchema = z.object({
  slug: z.string(),
  lines: z.array(cartLineSchema),
  /** Of the lines that are sold; null where none is. */
  total: amountSchema.nullable(),
  /** Names what the page shows: a checkout with an older one is refused. */
  revision: z.string(),
})
export type Cart = z.infer<typeof cartSchema>

/** What a code takes off a cart (`POST /api/v2/carts/{slug}/coupon`). */
export const cartCouponSchema = z.object({
  code: z.string(),
  discount: amountSchema,
  /** What is charged. */
  total: amountSchema,
  /** Of the cart with the discount: a checkout with the code names it. */
  revision: z.string(),
  /** Of the cart that it was computed for. */
  cart_revision: z.string(),
})
export type CartCoupon = z.infer<typeof cartCouponSchema>
