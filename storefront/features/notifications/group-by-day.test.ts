import { describe, expect, it } from 'vitest'
import type { Notification } from '#domain/contract/notifications.ts'
import { groupByDay, nearDay } from './group-by-day.ts'

const notificationAt = (created_at: string): Notification => ({
  type: 'welcome',
  id: created_at,
  created_at,
  read_at: null,
})

describe('groupByDay', () => {
  const late = notificationAt('2026-11-21T23:30:00.000Z')
  const early = notificationAt('2026-11-21T00:30:00.000Z')

  it('keeps the order, and puts a moment into the day that it has where the reader is', () => {
    expect(groupByDay([late, early], 'UTC')).toEqual([{ date: '2026-11-21', notifications: [late, early] }])
    expect(groupByDay([late, early], 'Europe/Berlin').map(({ date }) => date)).toEqual([
      '2026-11-22',
      '2026-11-21',
    ])
    expect(groupByDay([late, early], 'America/Los_Angeles').map(({ date }) => date)).toEqual([
      '2026-11-21',
      '2026-11-20',
    ])
  })

  it('has no day without notifications', () => {
    expect(groupByDay([], 'UTC')).toEqual([])
  })
})

describe('nearDay', () => {
  const now = new Date('2026-11-21T12:00:00Z')

  it('calls today and yesterday so, and no other day', () => {
    expect(
      ['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'].map((date) => nearDay(date, now, 'UTC')),
    ).toEqual([null, 'today', 'yesterday', null])
  })

  it('knows yesterday in the night when clocks change', () => {
    const night = new Date('2026-10-25T23:30:00Z')
    expect(nearDay('2026-10-25', night, 'Europe/Berlin')).toBe('yesterday')
    expect(nearDay('2026-10-26', night, 'Europe/Berlin')).toBe('today')
  })
})
