import { describe, expect, test } from 'vitest'
import { fillDays, sumCounts } from './counts.ts'
import { daysOf, PERIODS } from './periods.ts'

describe('the days of a period', () => {
  test.each(PERIODS)('are %i different days', (period) => {
    expect(new Set(daysOf(period, new Date('2026-03-01T12:00:00Z'))).size).toBe(period)
  })

  test.each([
    ['2026-03-01T00:00:00.000Z', '2026-02-23', '2026-03-01'],
    ['2026-02-28T23:59:59.999Z', '2026-02-22', '2026-02-28'],
    ['2028-03-01T00:00:00.000Z', '2028-02-24', '2028-03-01'],
  ])('end with the UTC day of %s', (now, first, last) => {
    const days = daysOf(7, new Date(now))
    expect([days[0], days.at(-1)]).toEqual([first, last])
  })
})

describe('counts', () => {
  test('of days without a row are zero, and those of other days are left out', () => {
    const counted = [
      { day: '2026-03-02', views: 3, downloads: 1 },
      { day: '2026-02-27', views: 9, downloads: 9 },
    ]
    expect(fillDays(['2026-03-01', '2026-03-02'], counted)).toEqual([
      { day: '2026-03-01', views: 0, downloads: 0 },
      { day: '2026-03-02', views: 3, downloads: 1 },
    ])
  })

  test('add up to zero when there are none', () => {
    expect(sumCounts([])).toEqual({ views: 0, downloads: 0 })
    expect(
      sumCounts([
        { views: 3, downloads: 0 },
        { views: 1, downloads: 2 },
      ]),
    ).toEqual({ views: 4, downloads: 2 })
  })
})
