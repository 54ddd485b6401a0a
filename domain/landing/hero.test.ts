import { describe, expect, it } from 'vitest'
import { rowOfDay } from './hero.ts'

const day = (number: number, hour = 0) => new Date(Date.UTC(1970, 0, 1 + number, hour))

describe('rowOfDay', () => {
  it('is another row every day, and the same all day long', () => {
    expect([0, 1, 2].map((number) => rowOfDay(60, day(number)))).toEqual([1, 2, 3])
    expect(rowOfDay(60, day(1, 23))).toBe(2)
  })

  it('begins again after the last full row', () => {
    expect([1, 2, 3].map((number) => rowOfDay(18, day(number)))).toEqual([2, 3, 1])
    expect([1, 2].map((number) => rowOfDay(17, day(number)))).toEqual([2, 1])
  })

  it('is the first where there is no full row', () => {
    expect([0, 5].map((total) => rowOfDay(total, day(7)))).toEqual([1, 1])
  })

  it('never looks further than the thirtieth', () => {
    expect(rowOfDay(1_000_000, day(29))).toBe(30)
    expect(rowOfDay(1_000_000, day(30))).toBe(1)
  })
})
