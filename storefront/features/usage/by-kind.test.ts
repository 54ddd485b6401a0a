import { expect, it } from 'vitest'
import type { UsageRow } from '#domain/contract/usage.ts'
import { byKind } from './by-kind.ts'

const row = (day: string, kind: UsageRow['kind'], used: number, limit: number | null = 10): UsageRow => ({
  day,
  kind,
  plan: 'All Access',
  used,
  limit,
  period: 'day',
  used_of_limit: used,
})

it('has a column for each day of the range, adds up the members, and shows the most used kind first', () => {
  const rows = [
    row('2026-11-03', 'icon', 1, null),
    row('2026-11-03', '3d', 2),
    row('2026-11-01', '3d', 4),
    row('2026-11-01', '3d', 1),
  ]
  const charts = byKind({ from: '2026-11-01', to: '2026-11-03', rows })
  expect(charts).toMatchObject([
    { kind: '3d', limit: 10, total: 7, most: 5 },
    { kind: 'icon', limit: null, total: 1, most: 1 },
  ])
  expect(charts[0]?.days).toEqual([
    { day: '2026-11-01', used: 5 },
    { day: '2026-11-02', used: 0 },
    { day: '2026-11-03', used: 2 },
  ])
})

it('draws no limit of a month over its days', () => {
  const rows = [{ ...row('2026-11-03', 'photo', 2), period: 'month' as const }]
  expect(byKind({ from: '2026-11-03', to: '2026-11-03', rows })[0]?.limit).toBeNull()
})
