import { expect, test } from 'vitest'
import { median, quantile } from './statistics.ts'

test('a quantile is the first sample that the share does not exceed', () => {
  const samples = [5, 1, 4, 2, 3, 10, 9, 8, 7, 6]
  expect([0, 0.1, 0.11, 0.95, 1].map((share) => quantile(samples, share))).toEqual([1, 1, 2, 10, 10])
})

test('the median of an odd number of samples is the middle one in any order', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('a quantile of no samples is NaN', () => {
  expect(quantile([], 0.95)).toBeNaN()
})
