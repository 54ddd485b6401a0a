import { withinLimit } from '#cms/operations/accounts/limit.ts'
import type { CartReader } from '#cms/operations/carts/entries.ts'
import { jsonOf, priceOwnCart, revisionOf } from '#cms/operations/carts/read-cart.ts'
import { findCoupon } from '#cms/operations/coupons/find-coupon.ts'
import { countUsesFor } from '#cms/operations/coupons/use-coupon.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { CartCoupon } from '#domain/contract/carts.ts'
import { decideCoupon } from '#domain/coupons/coupon.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { money } from '#domain/money/money.ts'

interface CodeForCart {
  /** The address of the cart. */
  readonly slug: string
  readonly code: string
}

/**
 * What a code takes off a user's own cart now, and the total that a checkout with the answered revision charges. The checkout
 * decides again under the lock of the coupon.
 */
export async function priceCoupon(
  payload: Payload,
  { slug, code }: CodeForCart,
  reader: CartReader,
): Promise<Result<CartCoupon>> {
  const { user } = reader.by
  const cart = await priceOwnCart(payload, slug, reader)
  if (!cart.ok) return cart
  if (!(await withinLimit(payload, 'cart-coupon-account', user))) return refuse('too-many-attempts')
  const { order } = cart.value
  if (order === null) return refuse('cart-empty')
  const coupon = await findCoupon(payload, code)
  if (coupon === null) return refuseField('code', 'coupon-unknown')
  const { total: subtotal } = order
  const uses = await countUsesFor(payload, coupon.id, user)
  const discount = decideCoupon(coupon, { plan: null, subtotal, now: Date.now(), ...uses })
  if (!discount.ok) return refuseField('code', discount.code)
  const total = money(subtotal.amount - discount.value.amount, subtotal.currency)
  return accept({
    code: coupon.code,
    discount: jsonOf(discount.value),
    total: jsonOf(total),
    revision: revisionOf(cart.value, discount.value),
    cart_revision: revisionOf(cart.value, null),
  })
}
