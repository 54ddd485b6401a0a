import { describe, expect, it } from 'vitest'
import { EVERYTHING, selectionFilters } from './selection.ts'

describe('selectionFilters', () => {
  it('are empty for the whole library', () => {
    expect(selectionFilters(EVERYTHING)).toEqual([])
  })

  it('accept any value of a field, and require every field', () => {
    expect(
      selectionFilters({
        ...EVERYTHING,
        price: 'free',
        kinds: ['3d', 'illustration'],
        tags: ['avatar'],
        categories: ['people'],
      }),
    ).toEqual([
      'free:true',
      '(kind:"3d" OR kind:"illustration")',
      '(tagSlugs:"avatar")',
      '(categories:"people")',
    ])
  })

  it('distinguish free from paid assets', () => {
    expect(selectionFilters({ ...EVERYTHING, price: 'exclusive' })).toEqual(['free:false'])
  })

  it('do not contain the words, which are in the query', () => {
    expect(selectionFilters({ ...EVERYTHING, words: 'abstract' })).toEqual([])
  })
})
