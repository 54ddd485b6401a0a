import type { Currency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'
import { type AssetOrder, orderOfAssets, type SoldAsset } from '#domain/payments/order-of-assets.ts'

/** An asset in a cart, as the catalogue sells it now, with its main price when it was added. */
export interface CartEntry {
  readonly asset: SoldAsset
  readonly added: Money
}

export const CART_LINE_STATES = ['sold', 'owned', 'not-sold'] as const
type CartLineState = (typeof CART_LINE_STATES)[number]

export interface CartLine {
  readonly asset: SoldAsset
  readonly state: CartLineState
  /** In the currency of the cart; null for a line that is not sold. */
  readonly price: Money | null
  /** The price when it was added, where it has changed since. */
  readonly previous: Money | null
}

export interface PricedCart {
  readonly lines: readonly CartLine[]
  /** What a checkout buys: the lines that are sold. Null where none is. */
  readonly order: AssetOrder | null
}

/** Prices a cart at the catalogue's prices of now. What is owned or no longer sold stays listed, outside of the total. */
export function priceCart(entries: readonly CartEntry[], preferred: Currency): PricedCart {
  const offered = entries.map(({ asset }) => asset).filter(isOffered)
  const currency = sharedCurrency(offered, preferred) ?? offered[0]?.prices[0]?.currency ?? null
  const lines = entries.map((entry) => lineOf(entry, currency))
  const sold = lines.filter(({ state }) => state === 'sold').map(({ asset }) => asset)
  const order = orderOfAssets(sold, currency ?? undefined)
  return { lines, order: order.ok ? order.value : null }
}

/**
 * The currency in which all assets have a price: the preferred one where it is among them, otherwise the first that the
 * first asset is sold in. Null where they share none.
 */
export function sharedCurrency(assets: readonly SoldAsset[], preferred: Currency): Currency | null {
  const [first] = assets
  const shared = (first?.prices ?? [])
    .map(({ currency }) => currency)
    .filter((currency) => assets.every((asset) => priceIn(asset, currency) !== null))
  return shared.find((currency) => currency === preferred) ?? shared[0] ?? null
}

/** Whether the buyer can buy an asset, in one currency at least. */
export function isOffered({ isOwned, visibility, prices }: SoldAsset): boolean {
  return !isOwned && visibility === 'published' && prices.some(({ amount }) => amount > 0n)
}

function lineOf({ asset, added }: CartEntry, currency: Currency | null): CartLine {
  const price = currency === null ? null : priceIn(asset, currency)
  if (asset.isOwned) return { asset, state: 'owned', price: null, previous: null }
  if (price === null || !isOffered(asset)) return { asset, state: 'not-sold', price: null, previous: null }
  const isSame = priceIn(asset, added.currency)?.amount === added.amount
  return { asset, state: 'sold', price, previous: isSame ? null : added }
}

function priceIn({ prices }: SoldAsset, currency: Currency): Money | null {
  return prices.find((price) => price.currency === currency && price.amount > 0n) ?? null
}
