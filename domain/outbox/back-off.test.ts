import { describe, expect, test } from 'vitest'
import { backOffSeconds } from './back-off.ts'

const waits = (attempts: readonly number[], longest: number) =>
  attempts.map((attempt) => backOffSeconds(attempt, longest))

describe('backOffSeconds', () => {
  test('doubles from one second', () => {
    expect(waits([1, 2, 3], 600)).toEqual([1, 2, 4])
  })

  test('stops growing at the longest wait', () => {
    expect(waits([10, 11, 12, 5000], 600)).toEqual([512, 600, 600, 600])
    expect(waits([5, 6, 7], 20)).toEqual([16, 20, 20])
  })

  test('throws before the first attempt', () => {
    expect(() => backOffSeconds(0, 600)).toThrow(RangeError)
  })
})
