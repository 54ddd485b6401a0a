import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const at = (minutes: number) => new Date(minutes * 60_000)

test('counts calls within an hour separately for each caller and key', () => {
  const limit = createRateLimit()
  expect([0, 1, 2].map((minute) => limit.take('key', 'ann', 2, at(minute)))).toEqual([true, true, false])
  expect(limit.take('key', 'bob', 2, at(2))).toBe(true)
  expect(limit.take('other', 'ann', 2, at(2))).toBe(true)
})

test.each([
  [59, false],
  [60, true],
  [61, true],
])('after %i minutes a refused caller is allowed again: %s', (minutes, allowed) => {
  const limit = createRateLimit()
  limit.take('key', 'ann', 1, at(0))
  expect(limit.take('key', 'ann', 1, at(minutes))).toBe(allowed)
})

test('0 is no limit', () => {
  const limit = createRateLimit()
  expect(Array.from({ length: 50 }, () => limit.take('key', 'ann', 0, at(0))).every(Boolean)).toBe(true)
})
