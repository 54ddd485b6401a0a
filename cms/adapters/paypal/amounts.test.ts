import { describe, expect, it } from 'vitest'
import type { Money } from '#domain/money/money.ts'
import { fromPaypal, toPaypal } from './amounts.ts'

/** Minor units of ISO 4217, and PayPal's text. */
const ROWS = [
  [{ amount: 1999n, currency: 'USD' }, '19.99'],
  [{ amount: 5n, currency: 'EUR' }, '0.05'],
  [{ amount: 500n, currency: 'JPY' }, '500'],
  [{ amount: 120_000n, currency: 'HUF' }, '1200'],
  [{ amount: 150_000n, currency: 'TWD' }, '1500'],
] as const satisfies readonly (readonly [Money, string])[]

describe('an amount at PayPal', () => {
  it.each(ROWS)('of %o is the text %s', (amount, value) => {
    expect(toPaypal(amount)).toEqual({ currencyCode: amount.currency, value })
    expect(fromPaypal({ currencyCode: amount.currency, value })).toEqual(amount)
  })

  it.each([
    { amount: 120_001n, currency: 'HUF' },
    { amount: 10n, currency: 'TWD' },
  ] as const)('of %o cannot be expressed, and is refused', (amount) => {
    expect(() => toPaypal(amount)).toThrow(RangeError)
  })

  it.each([
    ['USD', '19.999'],
    ['USD', '1e3'],
    ['USD', ''],
    ['JPY', '500.50'],
    ['XXX', '1.00'],
  ])('in %s that is "%s" is refused', (currencyCode, value) => {
    expect(() => fromPaypal({ currencyCode, value })).toThrow(RangeError)
  })

  it('of a currency without decimals may be stated with zeros', () => {
    expect(fromPaypal({ currencyCode: 'JPY', value: '500.00' })).toEqual({ amount: 500n, currency: 'JPY' })
  })
})
