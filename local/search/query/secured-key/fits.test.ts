import { describe, expect, it } from 'vitest'
import { fits } from './fits.ts'

describe('a pattern', () => {
  it.each([
    ['items', 'items', true],
    ['items', 'items_en', false],
    ['items*', 'items_en', true],
    ['items*', 'motif_items', false],
    ['*_en', 'items_en', true],
    ['*_en', 'items_en_latest', false],
    ['*items*', 'motif_items_en', true],
    ['*', 'anything', true],
  ])('%s fits %s: %s', (pattern, name, fitting) => {
    expect(fits([pattern], name)).toBe(fitting)
    expect(fits(['other', pattern], name)).toBe(fitting)
  })

  it('an empty list of patterns fits every name', () => {
    expect(fits([], 'items')).toBe(true)
  })
})
