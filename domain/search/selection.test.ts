import { describe, expect, it } from 'vitest'
import { EVERYTHING, selectionFilters } from './selection.ts'

describe('selectionFilters', () => {
  it('narrows nothing for the whole library', () => {
    expect(selectionFilters(EVERYTHING)).toEqual([])
  })

  it('takes any value of a field, and asks for every field', () => {
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

  it('tells what costs something from what does not', () => {
    expect(selectionFilters({ ...EVERYTHING, price: 'exclusive' })).toEqual(['free:false'])
  })

  it('leaves the words to the query', () => {
    expect(selectionFilters({ ...EVERYTHING, words: 'abstract' })).toEqual([])
  })
})
