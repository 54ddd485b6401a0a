import { describe, expect, it } from 'vitest'
import { type DayCount, type NamedPlans, usageCsv, usageDays, usageHistory } from './usage-history.ts'

const plans: NamedPlans = new Map([
  [
    'all',
    {
      name: 'All Access',
      allowances: [
        { kinds: ['icon'], limit: null, period: 'day' },
        { kinds: ['illustration', '3d'], limit: 10, period: 'day' },
        { kinds: ['photo'], limit: 20, period: 'month' },
      ],
    },
  ],
])

const count = (
  day: string,
  kind: DayCount['kind'],
  used: number,
  more: Partial<DayCount> = {},
): DayCount => ({
  day,
  kind,
  subscription: 's',
  plan: 'all',
  member: null,
  used,
  ...more,
})
const person = { from: '2026-11-02', isOwner: false }

it('a history of so many days ends today, and counts from the start of its first month', () => {
  const now = new Date('2026-12-01T00:00:00Z')
  expect(usageDays(30, now)).toEqual({ from: '2026-11-02', to: '2026-12-01', countedFrom: '2026-11-01' })
  expect(usageDays(7, new Date(now.getTime() - 1))).toMatchObject({ from: '2026-11-24', to: '2026-11-30' })
})

describe('a history of use', () => {
  it('states for each kind what all kinds of its daily limit used that day', () => {
    const counts = [count('2026-11-03', 'illustration', 4), count('2026-11-03', '3d', 3)]
    expect(usageHistory(counts, plans, person)).toMatchObject([
      { kind: '3d', used: 3, limit: 10, used_of_limit: 7 },
      { kind: 'illustration', used: 4, limit: 10, used_of_limit: 7 },
    ])
  })

  it('starts a daily limit again each day, the newest day first', () => {
    const counts = [count('2026-11-03', '3d', 10), count('2026-11-04', '3d', 1)]
    expect(usageHistory(counts, plans, person).map((row) => [row.day, row.used_of_limit])).toEqual([
      ['2026-11-04', 1],
      ['2026-11-03', 10],
    ])
  })

  it('adds up a monthly limit, also from days before the first one shown', () => {
    const counts = [
      count('2026-10-31', 'photo', 9),
      count('2026-11-01', 'photo', 5),
      count('2026-11-02', 'photo', 2),
    ]
    expect(usageHistory(counts, plans, person)).toMatchObject([
      { day: '2026-11-02', used: 2, limit: 20, period: 'month', used_of_limit: 7 },
    ])
  })

  it('has no limit for an unlimited kind, 0 for one outside of the plan, and does not mix subscriptions', () => {
    const counts = [
      count('2026-11-03', 'icon', 800),
      count('2026-11-03', 'lottie', 1),
      count('2026-11-03', 'icon', 5, { subscription: 'other' }),
    ]
    expect(
      usageHistory(counts, plans, person).map((row) => [row.kind, row.limit, row.used_of_limit]),
    ).toEqual([
      ['icon', null, 800],
      ['icon', null, 5],
      ['lottie', 0, 1],
    ])
  })

  it('names members for the owner alone', () => {
    const member = { uuid: '7b7c0d8e-6f0a-4b0e-9f4a-0d6a8a6f0b11', name: 'Ada' }
    const counts = [count('2026-11-03', 'icon', 1, { member })]
    expect(usageHistory(counts, plans, { ...person, isOwner: true })[0]?.member).toEqual(member)
    expect(usageHistory(counts, plans, person)[0]).not.toHaveProperty('member')
  })
})

it('the CSV leaves an unlimited limit empty, and disarms a name that a spreadsheet would run', () => {
  const member = { uuid: '7b7c0d8e-6f0a-4b0e-9f4a-0d6a8a6f0b11', name: '=1+1' }
  const rows = usageHistory([count('2026-11-03', 'icon', 1, { member })], plans, { ...person, isOwner: true })
  expect(usageCsv(rows).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFday,kind,plan,used,limit,limit_period,used_of_limit,member',
    "2026-11-03,icon,All Access,1,,day,1,'=1+1",
  ])
})
