import { expect, test } from 'vitest'
import { invoiceNumber } from './numbers.ts'

test.each([
  ['invoice', 2026, 42, 'MO-2026-000042'],
  ['credit-note', 2027, 1, 'MC-2027-000001'],
  ['invoice', 2026, 1_234_567, 'MO-2026-1234567'],
] as const)('%s %i of the year %i has the number %s', (kind, year, sequence, number) => {
  expect(invoiceNumber(kind, year, sequence)).toBe(number)
})
