import { isOffered, sharedCurrency } from '#domain/carts/price-cart.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'
import type { SoldAsset } from '#domain/payments/order-of-assets.ts'

/**
 * Whether an asset may join a cart. One order has one currency, so the asset is refused where it shares none with the
 * assets that are in the cart.
 *
 * @param held assets of the cart
 * @returns the main price of the asset, which the cart keeps to tell a later change
 */
export function addToCart(asset: SoldAsset, held: readonly SoldAsset[], preferred: Currency): Result<Money> {
  if (asset.isOwned) return refuse('already-owned', asset.title)
  const main = asset.prices.find(({ amount }) => amount > 0n)
  if (main === undefined || !isOffered(asset)) return refuse('asset-not-sold', asset.title)
  const together = [...held.filter(isOffered), asset]
  return sharedCurrency(together, preferred) === null ? refuse('cart-currencies', asset.title) : accept(main)
}
