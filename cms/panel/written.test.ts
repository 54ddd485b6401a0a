import { expect, it } from 'vitest'
import { isWritten } from './written.ts'

const TYPED = 10_000

it('waits for a change of the rich text that follows the pause after the last key', () => {
  expect(isWritten({ typedAt: TYPED, changedAt: 9_000 }, TYPED + 500)).toBe(false)
  expect(isWritten({ typedAt: TYPED, changedAt: TYPED + 250 }, TYPED + 500)).toBe(false)
  expect(isWritten({ typedAt: TYPED, changedAt: TYPED + 251 }, TYPED + 500)).toBe(true)
})

it('waits no longer than three seconds, and not at all without typing in a block', () => {
  expect(isWritten({ typedAt: TYPED, changedAt: 0 }, TYPED + 3_000)).toBe(false)
  expect(isWritten({ typedAt: TYPED, changedAt: 0 }, TYPED + 3_001)).toBe(true)
  expect(isWritten({ typedAt: 0, changedAt: 0 }, TYPED)).toBe(true)
})
