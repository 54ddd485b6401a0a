import { describe, expect, it } from 'vitest'
import { rowOfDay } from './hero.ts'

const day = (number: number, hour = 0) => new Date(Date.UTC(1970, 0, 1 + number, hour))

describe('rowOfDay', () => {
  it('changes every day, and stays the same within a day', () => {
    expect([0, 1, 2].map((number) => rowOfDay(60, day(number)))).toEqual([2, 3, 4])
    expect(rowOfDay(60, day(1, 23))).toBe(3)
  })

  it('returns to the second row after the last full one', () => {
    expect([1, 2, 3].map((number) => rowOfDay(18, day(number)))).toEqual([3, 2, 3])
    expect([1, 2].map((number) => rowOfDay(17, day(number)))).toEqual([2, 2])
  })

  it('is null where only the first row exists', () => {
    expect([0, 6, 11, 12].map((total) => rowOfDay(total, day(7)))).toEqual([null, null, null, 2])
  })

  it('never exceeds the thirtieth row', () => {
    expect(rowOfDay(1_000_000, day(28))).toBe(30)
    expect(rowOfDay(1_000_000, day(29))).toBe(2)
  })
})
