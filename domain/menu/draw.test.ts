import { describe, expect, it } from 'vitest'
import { dayAt } from '#domain/menu/calendar.ts'
import { drawOfDay, drawOfWeek } from '#domain/menu/draw.ts'

describe('drawOfDay', () => {
  const days = Array.from({ length: 60 }, (_, ahead) => dayAt(Date.UTC(2026, 10, 1), ahead))

  it('alternates between kinds, and falls back to all of them', () => {
    const kinds = days.slice(0, 6).map((day) => drawOfDay(day).kinds[0])
    expect(new Set(kinds).size).toBe(6)
    expect(new Set(drawOfDay('2026-11-21').kinds).size).toBe(6)
  })

  it('starts at another valid short id each day', () => {
    const starts = days.map((day) => drawOfDay(day).from)
    expect(new Set(starts).size).toBe(days.length)
    for (const start of starts) expect(start).toMatch(/^[2-9a-z]{5}$/)
  })
})

describe('drawOfWeek', () => {
  const pool = Array.from({ length: 24 }, (_, index) => index + 1)

  it('takes the requested number, without repetition, the same for the whole week', () => {
    const drawn = drawOfWeek(pool, 2_967, 4)
    expect(new Set(drawn).size).toBe(4)
    expect(drawOfWeek([...pool].reverse(), 2_967, 4)).toEqual(drawn)
  })

  it('takes others in another week', () => {
    expect(drawOfWeek(pool, 2_968, 4)).not.toEqual(drawOfWeek(pool, 2_967, 4))
  })

  it('keeps the others when one is removed', () => {
    const [first, ...rest] = drawOfWeek(pool, 2_967, 4)
    const without = pool.filter((id) => id !== first)
    expect(drawOfWeek(without, 2_967, 4).slice(0, 3)).toEqual(rest)
  })

  it('takes all of a smaller pool', () => {
    expect(drawOfWeek([7], 1, 4)).toEqual([7])
    expect(drawOfWeek([], 1, 4)).toEqual([])
  })
})
