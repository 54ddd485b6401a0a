import { describe, expect, test } from 'vitest'
import { checkExportPeriod } from './period.ts'

const NOW = new Date('2026-11-27T09:00:00Z')

describe('the period of an export', () => {
  test.each([
    ['2026-11-26', '2026-11-26', true],
    ['2026-11-27', '2026-11-27', false],
    ['2026-11-26', '2026-11-25', false],
    ['2025-11-26', '2026-11-26', true],
    ['2025-11-25', '2026-11-26', false],
  ])('from %s until %s is valid: %s', (from, until, isValid) => {
    expect(checkExportPeriod({ from, until }, NOW).ok).toBe(isValid)
  })
})
