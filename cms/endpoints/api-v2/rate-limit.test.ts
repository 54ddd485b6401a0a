import { describe, expect, it } from 'vitest'
import { rateLimit } from './rate-limit.ts'

describe('a rate of three in ten seconds', () => {
  const allows = () => rateLimit({ most: 3, windowMs: 10_000 })

  it('allows the third and not the fourth', () => {
    const ask = allows()
    expect([0, 1, 2, 3].map((now) => ask('a', now))).toEqual([true, true, true, false])
  })

  it('allows again once the first is ten seconds old, not before; refused attempts do not count', () => {
    const ask = allows()
    for (const now of [0, 1, 2, 3]) ask('a', now)
    expect([9_999, 10_000, 10_000].map((now) => ask('a', now))).toEqual([false, true, false])
  })

  it('counts callers separately, and drops the oldest above the maximum', () => {
    const ask = allows()
    for (const now of [0, 0, 0]) ask('a', now)
    expect([ask('b', 0), ask('a', 0)]).toEqual([true, false])
    for (let caller = 0; caller < 20_000; caller += 1) ask(`c${caller}`, 0)
    expect(ask('a', 0)).toBe(true)
  })
})
