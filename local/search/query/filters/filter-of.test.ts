import { describe, expect, it } from 'vitest'
import type { Filter } from '#local/search/model/filter.ts'
import { filterOf, type GivenFilters, preferredOf } from './filter-of.ts'

const facet = (attribute: string, value: string, score = 1): Filter => ({
  type: 'facet',
  attribute,
  value,
  score,
})

function read(given: GivenFilters): Filter | null {
  const result = filterOf(given)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

describe('facetFilters', () => {
  it('are a conjunction of disjunctions', () => {
    expect(read({ facetFilters: [['a:1', 'a:2'], 'b:3'] })).toEqual({
      type: 'and',
      of: [{ type: 'or', of: [facet('a', '1'), facet('a', '2')] }, facet('b', '3')],
    })
  })

  it('keep all that follows the first colon, including spaces and commas', () => {
    expect(read({ facetFilters: ['title:a: b, c > d'] })).toEqual(facet('title', 'a: b, c > d'))
  })

  it('negate by a dash, which a backslash makes a part of the value', () => {
    expect(read({ facetFilters: ['a:-x'] })).toEqual({ type: 'not', of: facet('a', 'x') })
    expect(read({ facetFilters: ['a:\\-x'] })).toEqual(facet('a', '-x'))
  })

  it('are read from plain text as from lists', () => {
    expect(read({ facetFilters: 'b:3,(a:1,a:2)' })).toEqual(read({ facetFilters: ['b:3', ['a:1', 'a:2']] }))
    expect(read({ facetFilters: 'b:3' })).toEqual(facet('b', '3'))
    expect(read({ facetFilters: 'b:3 (old)' })).toEqual(facet('b', '3 (old)'))
  })

  it('may be empty, and contain empty alternatives', () => {
    expect(read({ facetFilters: [] })).toBeNull()
    expect(read({ facetFilters: [[]] })).toBeNull()
    expect(read({ facetFilters: '' })).toBeNull()
  })

  it('are refused without an attribute, and three levels deep', () => {
    expect(filterOf({ facetFilters: ['red'] })).toMatchObject({ ok: false, status: 400 })
    expect(filterOf({ facetFilters: [':red'] })).toMatchObject({ ok: false, status: 400 })
    expect(filterOf({ facetFilters: [[['a:1']]] })).toMatchObject({ ok: false, status: 400 })
  })
})

describe('numericFilters', () => {
  it.each([
    ['price>=10', { type: 'number', attribute: 'price', operator: '>=', value: 10 }],
    ['price != -1.5', { type: 'number', attribute: 'price', operator: '!=', value: -1.5 }],
    ['price=1e3', { type: 'number', attribute: 'price', operator: '=', value: 1000 }],
    ['price:7', { type: 'number', attribute: 'price', operator: '=', value: 7 }],
    ['price:1 TO 2.5', { type: 'range', attribute: 'price', from: 1, to: 2.5 }],
  ])('compare numbers: %s', (source, expected) => {
    expect(read({ numericFilters: [source] })).toEqual(expected)
  })

  it.each(['created_at_i>abc', 'price', 'price>', '>3', 'undefined'])(
    'refuse an invalid comparison: %s',
    (source) => {
      expect(filterOf({ numericFilters: [source] })).toEqual({
        ok: false,
        status: 400,
        message: `Invalid syntax for numeric condition:${source}`,
      })
    },
  )
})

describe('tagFilters', () => {
  it('contain tags, alternatives and negations', () => {
    expect(read({ tagFilters: ['new', ['a', 'b'], '-old'] })).toEqual({
      type: 'and',
      of: [
        facet('_tags', 'new'),
        { type: 'or', of: [facet('_tags', 'a'), facet('_tags', 'b')] },
        { type: 'not', of: facet('_tags', 'old') },
      ],
    })
  })
})

describe('all filters of a request', () => {
  it('are joined in one flat conjunction', () => {
    expect(
      read({ filters: 'a:1 AND b:2', facetFilters: ['c:3'], numericFilters: ['d>4'], tagFilters: ['e'] }),
    ).toEqual({
      type: 'and',
      of: [
        facet('a', '1'),
        facet('b', '2'),
        facet('c', '3'),
        { type: 'number', attribute: 'd', operator: '>', value: 4 },
        facet('_tags', 'e'),
      ],
    })
  })

  it('are null where there are none', () => {
    expect(read({})).toBeNull()
  })
})

describe('optionalFilters', () => {
  it('have scores, and are negated by a dash', () => {
    expect(preferredOf(['brand:Apple<score=2>', ['a:1', 'a:2'], 'b:-3'])).toEqual({
      ok: true,
      value: [
        facet('brand', 'Apple', 2),
        { type: 'or', of: [facet('a', '1'), facet('a', '2')] },
        { type: 'not', of: facet('b', '3') },
      ],
    })
  })
})
