import { expect, test } from 'vitest'
import { searchScopeOf } from '#storefront/features/listing/live/search-scope.ts'

test('a letter requests the first hits, and the whole listing once typing stops', () => {
  expect(searchScopeOf('typing', false)).toBe('first-hits')
  expect(searchScopeOf('typing', true)).toBe('whole')
})

test('a navigation other than typing requests the whole listing at once', () => {
  for (const cause of ['none', 'link', 'search', 'history'] as const) {
    expect([cause, searchScopeOf(cause, false)]).toEqual([cause, 'whole'])
    expect([cause, searchScopeOf(cause, true)]).toEqual([cause, 'whole'])
  }
})
