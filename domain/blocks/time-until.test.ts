import { expect, it } from 'vitest'
import { timeUntil } from './time-until.ts'

const END = '2026-12-24T00:00:00Z'
const at = (before: number) => timeUntil(END, Date.parse(END) - before)

it('splits the time until a date into units', () => {
  expect(at(((2 * 24 + 3) * 60 + 4) * 60_000 + 5_000)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 })
})

it('ends at the date, and not one millisecond before it', () => {
  expect(at(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  expect(at(0)).toBeNull()
  expect(at(-1)).toBeNull()
})
