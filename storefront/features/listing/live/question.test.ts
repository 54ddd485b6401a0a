import { expect, test } from 'vitest'
import { questionOf } from '#storefront/features/listing/live/question.ts'

test('a letter asks for the first hits alone, and for the whole listing once typing rests', () => {
  expect(questionOf('typing', false)).toBe('first-hits')
  expect(questionOf('typing', true)).toBe('whole')
})

test('whatever is not typed asks for the whole listing at once', () => {
  for (const cause of ['none', 'link', 'search', 'history'] as const) {
    expect([cause, questionOf(cause, false)]).toEqual([cause, 'whole'])
    expect([cause, questionOf(cause, true)]).toEqual([cause, 'whole'])
  }
})
