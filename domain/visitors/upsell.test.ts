import { expect, test } from 'vitest'
import { isUpsellDue } from './upsell.ts'

test.each([
  [0, false],
  [2, false],
  [3, true],
  [4, false],
  [6, false],
])('after %i downloads plans are suggested: %s', (downloads, isDue) => {
  expect(isUpsellDue(downloads)).toBe(isDue)
})
