import { describe, expect, test } from 'vitest'
import { backOffSeconds } from './back-off.ts'

describe('backOffSeconds', () => {
  test('doubles from one second', () => {
    expect([1, 2, 3].map(backOffSeconds)).toEqual([1, 2, 4])
  })

  test('stops growing at ten minutes', () => {
    expect([10, 11, 12, 5000].map(backOffSeconds)).toEqual([512, 600, 600, 600])
  })

  test('refuses to answer before the first attempt', () => {
    expect(() => backOffSeconds(0)).toThrow(RangeError)
  })
})
