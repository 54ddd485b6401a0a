import { expect, test } from 'vitest'
import { capOf } from './cap.ts'

test.each([
  [0, 0, 100],
  [19, 0, 100],
  [0, 19, 100],
  [20, 0, 1_000],
  [75, 25, 1_000],
  [74, 26, 300],
  [35, 65, 300],
  [34, 66, 50],
  [0, 20, 50],
])('%i approved and %i rejected submissions allow %i waiting ones', (approved, rejected, most) => {
  expect(capOf({ approved, rejected })).toBe(most)
})
