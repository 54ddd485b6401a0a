import type { PRICE_CURRENCIES } from '#domain/money/currencies.ts'

/** A currency in which plans and assets can have prices. */
export type PriceCurrency = (typeof PRICE_CURRENCIES)[number]

/** The currency of a site whose staff chose none. */
export const DEFAULT_CURRENCY = 'USD' satisfies PriceCurrency

/** Countries whose currency is the euro. */
const EURO_COUNTRIES: ReadonlySet<string> = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'.split(' '),
)

/**
 * The currency that a person pays in where something has a price in it: that of their country, else that of the site.
 *
 * @param country null while it is unknown
 * @param ofSite the default currency of the site settings
 */
export function preferredCurrency(country: string | null, ofSite: PriceCurrency): PriceCurrency {
  if (country === 'IN') return 'INR'
  return country !== null && EURO_COUNTRIES.has(country) ? 'EUR' : ofSite
}

/** The prices of one thing, that in a currency first; in their own order without one. */
export function pricesFrom<P extends { readonly currency: string }>(
  prices: readonly P[],
  currency: PriceCurrency,
): readonly P[] {
  return prices.toSorted((a, b) => Number(b.currency === currency) - Number(a.currency === currency))
}
