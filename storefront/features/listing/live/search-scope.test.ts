import { expect, test } from 'vitest'
import { searchScopeOf } from '#storefront/features/listing/live/search-scope.ts'

test('a letter asks for the first hits alone, and for the whole listing once typing rests', () => {
  expect(searchScopeOf('typing', false)).toBe('first-hits')
  expect(searchScopeOf('typing', true)).toBe('whole')
})

test('whatever is not typed asks for the whole listing at once', () => {
  for (const cause of ['none', 'link', 'search', 'history'] as const) {
    expect([cause, searchScopeOf(cause, false)]).toEqual([cause, 'whole'])
    expect([cause, searchScopeOf(cause, true)]).toEqual([cause, 'whole'])
  }
})
