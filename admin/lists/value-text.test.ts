// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test('a row that is named by its moment has it in the language of the console, not as it is stored', () => {
  document.documentElement.lang = 'de'
  const written = valueText('payout-batches', 'created_at', '2026-11-21T09:00:00.000Z')
  expect(written).toContain('21.11.2026')
  expect(written).not.toContain('T09')
})

test.each([null, undefined, ''])('%j is written as a dash', (value) => {
  expect(valueText('customers', 'name', value)).toBe('–')
})
