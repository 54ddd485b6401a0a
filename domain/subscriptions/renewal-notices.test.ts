import { expect, test } from 'vitest'
import { dueNotice } from './renewal-notices.ts'

const DAY = 24 * 60 * 60 * 1000
const month = { periodStart: 0, periodEnd: 30 * DAY }
const week = { periodStart: 0, periodEnd: 7 * DAY }

test.each([
  [month, 16 * DAY - 1, null],
  [month, 16 * DAY, 14],
  [month, 27 * DAY - 1, 14],
  [month, 27 * DAY, 3],
  [month, 30 * DAY - 1, 3],
  [month, 30 * DAY, null],
  [week, 1 * DAY, null],
  [week, 4 * DAY, 3],
  [{ periodStart: 0, periodEnd: 28 * DAY }, 20 * DAY, null],
] as const)('in the period %o at %d the notice of %d days is due', (period, now, days) => {
  expect(dueNotice(period, now)).toBe(days)
})
