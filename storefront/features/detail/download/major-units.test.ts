import { describe, expect, it } from 'vitest'
import { majorUnits } from '#storefront/features/detail/download/major-units.ts'

describe('majorUnits', () => {
  it('knows how many minor units each currency has', () => {
    expect(majorUnits({ amount: 1999, currency: 'USD' })).toBe(19.99)
    expect(majorUnits({ amount: 500, currency: 'JPY' })).toBe(500)
    expect(majorUnits({ amount: 1500, currency: 'KWD' })).toBe(1.5)
    expect(majorUnits({ amount: 0, currency: 'EUR' })).toBe(0)
  })
})
