import { describe, expect, it } from 'vitest'
import { isFree, otherPricesFault } from '#domain/assets/price.ts'

describe('isFree', () => {
  it('accepts no price and a price of zero', () => {
    expect([null, { amount: 0, currency: 'USD' } as const].map(isFree)).toEqual([true, true])
    expect(isFree({ amount: 1, currency: 'JPY' })).toBe(false)
  })
})

describe('otherPricesFault', () => {
  const sold = { priceAmount: 700, priceCurrency: 'USD' } as const

  it('accepts one price for each currency', () => {
    expect(otherPricesFault({ priceAmount: null, otherPrices: [] })).toBeNull()
    expect(otherPricesFault(sold)).toBeNull()
    expect(otherPricesFault({ ...sold, otherPrices: [{ currency: 'EUR' }, { currency: 'INR' }] })).toBeNull()
  })

  it('refuses a second price in a currency', () => {
    expect(otherPricesFault({ ...sold, otherPrices: [{ currency: 'USD' }] })).toContain('USD')
    expect(otherPricesFault({ ...sold, otherPrices: [{ currency: 'EUR' }, { currency: 'EUR' }] })).toContain(
      'EUR',
    )
  })

  it('refuses prices in other currencies for a free asset', () => {
    expect(otherPricesFault({ priceAmount: null, otherPrices: [{ currency: 'EUR' }] })).toContain('free')
  })
})
