import { describe, expect, it } from 'vitest'
import { byteAmount } from '#storefront/features/detail/facts/byte-amount.ts'

describe('byteAmount', () => {
  it('changes unit at each thousand', () => {
    expect(byteAmount(0)).toEqual({ value: 0, unit: 'byte' })
    expect(byteAmount(999)).toEqual({ value: 999, unit: 'byte' })
    expect(byteAmount(1000)).toEqual({ value: 1, unit: 'kilobyte' })
    expect(byteAmount(1001)).toEqual({ value: 1.001, unit: 'kilobyte' })
    expect(byteAmount(999_999).unit).toBe('kilobyte')
    expect(byteAmount(1_000_000)).toEqual({ value: 1, unit: 'megabyte' })
    expect(byteAmount(5_000_000_000_000)).toEqual({ value: 5000, unit: 'gigabyte' })
  })
})
