import { describe, expect, it } from 'vitest'
import { monthOfYear, perMember, savedPercent } from './prices.ts'

describe('monthOfYear', () => {
  // Spec section 9, "Per month billed annually".
  it.each([
    ['USD', 17_999n, 1499n],
    ['USD', 29_999n, 2499n],
    ['USD', 65_995n, 5499n],
    ['INR', 598_800n, 49_900n],
    ['INR', 1_078_800n, 89_900n],
    ['INR', 2_158_800n, 179_900n],
  ] as const)('floors a year of %s %s to %s a month', (currency, year, month) => {
    expect(monthOfYear({ amount: year, currency })).toEqual({ amount: month, currency })
  })
})

describe('savedPercent', () => {
  it.each([
    [1999n, 17_999n, 25],
    [4999n, 29_999n, 50],
    [8499n, 65_995n, 35],
    [74_900n, 598_800n, 33],
    [1000n, 12_000n, 0],
    [1000n, 11_939n, 1],
    [1000n, 11_941n, 0],
  ])('of %s a month and %s a year is %s per cent', (month, year, percent) => {
    expect(savedPercent({ prices: { month, year } })).toBe(percent)
  })

  it('is unknown without both prices', () => {
    expect(savedPercent({ prices: { month: 999n, year: null } })).toBeNull()
    expect(savedPercent({ prices: { month: 0n, year: 0n } })).toBeNull()
  })
})

it('perMember is the price of one of five seats, floored', () => {
  expect(perMember({ amount: 179_900n, currency: 'INR' }, 5).amount).toBe(35_980n)
  expect(perMember({ amount: 5499n, currency: 'USD' }, 5).amount).toBe(1099n)
})
