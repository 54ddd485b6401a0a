import { afterEach, expect, it } from 'vitest'
import { fromLocalTime, toLocalTime } from './local-time.ts'

const before = process.env.TZ
afterEach(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

it.each([
  ['Asia/Tokyo', '2027-01-01T00:30:00.000Z', '2027-01-01T09:30'],
  ['America/New_York', '2027-07-01T03:30:00.000Z', '2027-06-30T23:30'],
  ['UTC', '2027-01-01T00:30:00.000Z', '2027-01-01T00:30'],
])('in %s, shows the instant %s as %s, and reads it back', (zone, instant, shown) => {
  process.env.TZ = zone
  expect(toLocalTime(instant)).toBe(shown)
  expect(fromLocalTime(shown)).toBe(instant)
})

it('is null for an empty field, and empty for null', () => {
  expect(fromLocalTime('')).toBeNull()
  expect(toLocalTime(null)).toBe('')
})
