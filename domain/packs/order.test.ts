import { expect, test } from 'vitest'
import { moved } from './order.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [1, 9, 'acb'],
  [3, 0, 'abc'],
])('moves the entry at %i to %i', (from, to, wanted) => {
  expect(moved([...'abc'], from, to).join('')).toBe(wanted)
})
