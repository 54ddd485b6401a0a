import type { Money } from '#domain/contract/catalogue.ts'

/** An amount as `Intl.NumberFormat` takes it: 1999 US cents are 19.99, 500 yen are 500. */
export function majorUnits({ amount, currency }: Money): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return amount / 10 ** maximumFractionDigits
}
