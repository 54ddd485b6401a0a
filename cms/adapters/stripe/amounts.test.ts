import { expect, it } from 'vitest'
import { money } from '#domain/money/money.ts'
import { fromStripe, toStripe } from './amounts.ts'

it.each([
  [money(1999, 'USD'), 1999],
  [money(500, 'JPY'), 500],
  [money(500, 'ISK'), 50_000],
  [money(-1999, 'EUR'), -1999],
] as const)('converts %o to %d and back', (amount, converted) => {
  expect(toStripe(amount)).toBe(converted)
  expect(fromStripe(converted, amount.currency.toLowerCase())).toEqual(amount)
})

it('refuses unknown currencies, parts of a minor unit, and amounts that are not exact', () => {
  expect(() => fromStripe(1, 'xyz')).toThrow(RangeError)
  expect(() => fromStripe(50_050, 'isk')).toThrow(RangeError)
  expect(() => fromStripe(1.5, 'usd')).toThrow(RangeError)
  expect(() => toStripe(money(2n ** 60n, 'USD'))).toThrow(RangeError)
})
