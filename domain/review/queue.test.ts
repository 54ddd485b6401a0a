import { describe, expect, it } from 'vitest'
import { estimateDecision, nextTurn } from './queue.ts'

describe('nextTurn', () => {
  it('lets contributors take turns, in any order of submitting', () => {
    const queue: { by: string; turn: number }[] = []
    for (const by of ['many', 'many', 'many', 'few', 'many', 'few', 'one']) {
      const own = queue.filter((one) => one.by === by).map(({ turn }) => turn)
      const current = Math.min(...queue.map(({ turn }) => turn), queue.length === 0 ? 0 : Infinity)
      queue.push({ by, turn: nextTurn({ current, ownLast: own.length === 0 ? null : Math.max(...own) }) })
    }
    const order = queue.toSorted((a, b) => a.turn - b.turn).map(({ by }) => by)
    expect(order).toEqual(['many', 'few', 'one', 'many', 'few', 'many', 'many'])
  })

  it('gives no earlier turn than the present one', () => {
    expect(nextTurn({ current: 9, ownLast: null })).toBe(9)
    expect(nextTurn({ current: 9, ownLast: 3 })).toBe(9)
    expect(nextTurn({ current: 9, ownLast: 9 })).toBe(10)
  })
})

describe('estimateDecision', () => {
  const hour = 60 * 60 * 1000

  it('divides the place by the speed of the last days', () => {
    expect(estimateDecision({ place: 1, decisions: 168, now: 0 })).toBe(hour)
    expect(estimateDecision({ place: 24, decisions: 168, now: 5 })).toBe(24 * hour + 5)
  })

  it('is unknown with fewer than 20 decisions', () => {
    expect(estimateDecision({ place: 1, decisions: 19, now: 0 })).toBeNull()
    expect(estimateDecision({ place: 20, decisions: 20, now: 0 })).toBe(168 * hour)
  })
})
