import { expect, test } from 'vitest'
import { periodAfter } from './period.ts'

test.each([
  ['2026-11-26T10:00:00.000Z', 'month', '2026-12-26T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 'month', '2027-01-31T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', 'month', '2027-02-28T10:00:00.000Z'],
  ['2028-01-30T10:00:00.000Z', 'month', '2028-02-29T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'year', '2029-02-28T10:00:00.000Z'],
  ['2026-11-26T10:00:00.000Z', 'year', '2027-11-26T10:00:00.000Z'],
] as const)('from %s a %s ends at %s', (start, period, end) => {
  expect(new Date(periodAfter(Date.parse(start), period)).toISOString()).toBe(end)
})
