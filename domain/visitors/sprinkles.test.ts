import { expect, it } from 'vitest'
import { stampSprinkles } from './sprinkles.ts'

const WEEK = 604_800_000

it.each([
  [WEEK - 1, false],
  [WEEK, false],
  [WEEK + 1, true],
])('after %i ms the notification is due: %s', (passed, isDue) => {
  expect(stampSprinkles({ chrome: 1_000 }, 'chrome', 1_000 + passed).isDue).toBe(isDue)
})

it('begins to count at the first visit with an agent, and again after the notification', () => {
  const first = stampSprinkles({ chrome: 1 }, 'firefox', 5)
  expect(first).toEqual({ isDue: false, stamps: { chrome: 1, firefox: 5 } })
  const shown = stampSprinkles(first.stamps, 'chrome', WEEK + 2)
  expect(shown).toEqual({ isDue: true, stamps: { chrome: WEEK + 2, firefox: 5 } })
  expect(stampSprinkles(shown.stamps, 'chrome', WEEK + 3)).toEqual({ isDue: false, stamps: shown.stamps })
})
