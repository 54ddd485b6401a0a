import type { Currency, PRICE_CURRENCIES } from '#domain/money/currencies.ts'

/** Countries whose currency is the euro. */
const EURO_COUNTRIES: ReadonlySet<string> = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'.split(' '),
)

/** The currency that a person pays in where an asset is sold in it, by their country: null is unknown. */
export function preferredCurrency(
  country: string | null,
): Extract<Currency, (typeof PRICE_CURRENCIES)[number]> {
  if (country === 'IN') return 'INR'
  return country !== null && EURO_COUNTRIES.has(country) ? 'EUR' : 'USD'
}
