import type { MoneyJson } from '#domain/contract/catalogue.ts'
import type { Currency } from '#domain/money/currencies.ts'

/** An asset without a price is free (spec section 5: "price is 0"). */
export function isFree(price: MoneyJson | null): boolean {
  return price === null || price.amount === 0
}

/** The fields of an asset that hold its prices. */
export interface PricedAsset {
  readonly priceAmount?: number | null
  readonly priceCurrency?: Currency | null
  readonly otherPrices?: readonly { readonly currency?: Currency | null }[] | null
}

/**
 * What is wrong with the prices in other currencies, in English for staff, or null: a free asset has none, and no two
 * prices of an asset have the same currency.
 */
export function otherPricesFault({ priceAmount, priceCurrency, otherPrices }: PricedAsset): string | null {
  const others = otherPrices ?? []
  if (others.length === 0) return null
  if (priceAmount === null || priceAmount === undefined)
    return 'A free asset has no prices in other currencies.'
  const currencies = [priceCurrency, ...others.map(({ currency }) => currency)]
  const repeated = currencies.find((currency, place) => currencies.indexOf(currency) !== place)
  return repeated ? `The asset already has a price in ${repeated}.` : null
}
