import { expect, it, test } from 'vitest'
import { preferredCurrency, pricesFrom } from './preferred-currency.ts'

test.each([
  ['IN', 'USD', 'INR'],
  ['DE', 'USD', 'EUR'],
  ['JP', 'USD', 'USD'],
  [null, 'USD', 'USD'],
  ['IN', 'EUR', 'INR'],
  ['JP', 'EUR', 'EUR'],
  [null, 'EUR', 'EUR'],
] as const)('a person in %s on a site in %s prefers %s', (country, ofSite, currency) => {
  expect(preferredCurrency(country, ofSite)).toBe(currency)
})

it('puts the price in a currency first and keeps the order of the others', () => {
  const prices = [{ currency: 'USD' }, { currency: 'INR' }, { currency: 'EUR' }]
  expect(pricesFrom(prices, 'EUR').map(({ currency }) => currency)).toEqual(['EUR', 'USD', 'INR'])
  expect(pricesFrom([{ currency: 'USD' }], 'EUR')).toEqual([{ currency: 'USD' }])
})
