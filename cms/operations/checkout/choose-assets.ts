import type { CartReader } from '#cms/operations/carts/entries.ts'
import { orderOfCart } from '#cms/operations/carts/read-cart.ts'
import { readSoldAssets } from '#cms/operations/checkout/read-sold-assets.ts'
import type { Payload } from '#cms/operations/database.ts'
import { readDefaultCurrency } from '#cms/operations/site/default-currency.ts'
import { sharedCurrency } from '#domain/carts/price-cart.ts'
import type { CheckoutPayload } from '#domain/contract/checkout.ts'
import type { Coupon } from '#domain/coupons/coupon.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import { type AssetOrder, orderOfAssets } from '#domain/payments/order-of-assets.ts'

/** What a request buys: the user's cart, or the assets that it names. What the buyer or their team has is refused. */
export async function chooseAssets(
  payload: Payload,
  { cart, cart_revision: seen, assets = [] }: CheckoutPayload,
  buyer: CartReader,
  coupon: Coupon | null,
): Promise<Result<AssetOrder>> {
  if (cart !== undefined) return orderOfCart(payload, { slug: cart, seen, coupon }, buyer)
  const sold = await readSoldAssets(payload, assets, buyer)
  if (!sold.ok) return sold
  // The currency of the price that the pages show first.
  const currency = sharedCurrency(sold.value, await readDefaultCurrency(payload))
  return orderOfAssets(sold.value, currency ?? undefined)
}
