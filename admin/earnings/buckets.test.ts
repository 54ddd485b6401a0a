import { expect, test } from 'vitest'
import { daysBetween } from '#domain/earnings/periods.ts'
import { bucketFor, bucketsOf, sumDecimals } from './buckets.ts'

const DAYS = daysBetween({ from: '2026-10-30', to: '2026-11-10' }).map((day, index) => ({
  day,
  downloads: '0.10',
  sales: '0.20',
  reversed: index === 0 ? '-0.05' : '0.00',
  amount: index === 0 ? '0.25' : '0.30',
}))

test('days are columns of their own, weeks begin on Monday, months with their first day', () => {
  const spansOf = (bucket: 'day' | 'week' | 'month') =>
    bucketsOf(DAYS, { bucket, currency: 'USD' }).map(({ from, to, amount }) => [from, to, amount])
  expect(spansOf('day')).toHaveLength(12)
  expect(spansOf('week')).toEqual([
    ['2026-10-30', '2026-11-01', '0.85'],
    ['2026-11-02', '2026-11-08', '2.10'],
    ['2026-11-09', '2026-11-10', '0.60'],
  ])
  expect(spansOf('month')).toEqual([
    ['2026-10-30', '2026-10-31', '0.55'],
    ['2026-11-01', '2026-11-10', '3.00'],
  ])
})

test('sums are exact', () => {
  expect(sumDecimals(['0.10', '0.20', '-0.05'], 'USD')).toBe('0.25')
  expect(sumDecimals(['90071992547409.93', '0.01'], 'USD')).toBe('90071992547409.94')
  expect(sumDecimals([], 'JPY')).toBe('0')
})

test('a long period is shown by longer spans', () => {
  expect([1, 3, 12].map(bucketFor)).toEqual(['day', 'week', 'month'])
})
