import { describe, expect, it } from 'vitest'
import type { Invalidations } from '#domain/contract/revalidation.ts'
import { followInvalidations } from './follow.ts'

/** Follows answers in order, an error for one that fails, and ends after the last. */
async function follow(answers: readonly (Invalidations | Error)[], failingDrops = 0) {
  const stop = new AbortController()
  const seen = {
    asked: [] as (number | null)[],
    dropped: [] as string[][],
    pauses: [] as number[],
    errors: 0,
  }
  let failing = failingDrops
  const left = [...answers]
  await followInvalidations({
    read: async (after) => {
      seen.asked.push(after)
      const answer = left.shift()
      if (left.length === 0) stop.abort()
      if (answer === undefined || answer instanceof Error) throw answer
      return answer
    },
    drop: async (tags) => {
      if (failing-- > 0) throw new Error('not dropped')
      seen.dropped.push([...tags])
    },
    onError: () => {
      seen.errors += 1
    },
    pause: async (ms) => void seen.pauses.push(ms),
    signal: stop.signal,
  })
  return seen
}

const HOME = { sequence: 7, tags: ['home'] }
const NOTHING = { sequence: 7, tags: [] }

describe('followInvalidations', () => {
  it('begins without a number and continues after the one of each answer', async () => {
    const seen = await follow([HOME, NOTHING, { sequence: 9, tags: ['item:a'] }, NOTHING])
    expect(seen.asked).toEqual([null, 7, 7, 9])
    expect(seen.dropped).toEqual([['home'], ['item:a']])
  })

  it('reads again what was not dropped', async () => {
    const seen = await follow([HOME, HOME, NOTHING], 1)
    expect(seen.asked).toEqual([null, null, 7])
    expect(seen.dropped).toEqual([['home']])
  })

  it('waits longer after each failure, a second at most, and logs an outage once', async () => {
    const away = new Error('away')
    const seen = await follow([HOME, away, away, away, away, away, NOTHING, NOTHING])
    expect(seen.pauses).toEqual([100, 200, 400, 800, 1_000])
    expect(seen.errors).toBe(1)
    expect(new Set(seen.asked.slice(1))).toEqual(new Set([7]))
  })
})
