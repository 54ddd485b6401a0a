import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Filter } from '#local/search/model/filter.ts'
import { parseFilters } from './parse-filters.ts'

const facet = (attribute: string, value: string, score = 1): Filter => ({
  type: 'facet',
  attribute,
  value,
  score,
})

function parsed(source: string): Filter | null {
  const result = parseFilters(source)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

function message(source: string): string | null {
  const result = parseFilters(source)
  return result.ok ? null : result.message
}

describe('parseFilters reads', () => {
  it('an empty expression as null', () => {
    expect(parsed('')).toBeNull()
    expect(parsed('   ')).toBeNull()
  })

  it('a facet and its value', () => {
    expect(parsed('colour:red')).toEqual(facet('colour', 'red'))
    expect(parsed('colour : red')).toEqual(facet('colour', 'red'))
    expect(parsed('author.name:ann-lee')).toEqual(facet('author.name', 'ann-lee'))
    expect(parsed('free:true')).toEqual(facet('free', 'true'))
    expect(parsed('price:10')).toEqual(facet('price', '10'))
  })

  it.each([
    ['"my style":"flat, two tone"', facet('my style', 'flat, two tone')],
    ["style:'flat'", facet('style', 'flat')],
    ['style:"a \\"b\\" \\\\ c"', facet('style', 'a "b" \\ c')],
    ["style:'it\\'s'", facet('style', "it's")],
    ['style:"OR"', facet('style', 'OR')],
    ['style:"a:b"', facet('style', 'a:b')],
    ['style:""', facet('style', '')],
  ])('a value in quotes: %s', (source, expected) => {
    expect(parsed(source)).toEqual(expected)
  })

  it('a value without an attribute as a tag', () => {
    expect(parsed('public OR user_42')).toEqual({
      type: 'or',
      of: [facet('_tags', 'public'), facet('_tags', 'user_42')],
    })
  })

  it.each(['<', '<=', '=', '!=', '>=', '>'] as const)('a comparison by %s', (operator) => {
    const expected = { type: 'number', attribute: 'price', operator, value: -12.5 }
    expect(parsed(`price ${operator} -12.5`)).toEqual(expected)
    expect(parsed(`price${operator}-12.5`)).toEqual(expected)
  })

  it('a range with both ends', () => {
    expect(parsed('price:-5 TO 99.5')).toEqual({ type: 'range', attribute: 'price', from: -5, to: 99.5 })
  })

  it('a score, which ranks and does not narrow', () => {
    expect(parsed('brand:Apple<score=3> OR brand:Pear< score = 0 >')).toEqual({
      type: 'or',
      of: [facet('brand', 'Apple', 3), facet('brand', 'Pear', 0)],
    })
  })

  it('the negation of a single filter', () => {
    expect(parsed('NOT colour:red')).toEqual({ type: 'not', of: facet('colour', 'red') })
    expect(parsed('NOT price > 3')).toEqual({
      type: 'not',
      of: { type: 'number', attribute: 'price', operator: '>', value: 3 },
    })
  })

  it('alternatives before conjunctions where there are no parentheses', () => {
    const expected = {
      type: 'and',
      of: [
        { type: 'or', of: [facet('a', '1'), facet('b', '2')] },
        { type: 'or', of: [facet('c', '3'), facet('d', '4')] },
      ],
    }
    expect(parsed('a:1 OR b:2 AND c:3 OR d:4')).toEqual(expected)
    expect(parsed('(a:1 OR b:2) AND (c:3 OR d:4)')).toEqual(expected)
  })

  it('nested parentheses', () => {
    expect(parsed('((a:1) OR ((b:2)))')).toEqual(parsed('a:1 OR b:2'))
  })

  it('words in other scripts', () => {
    expect(parsed('stil:café AND タグ:星')).toEqual({
      type: 'and',
      of: [facet('stil', 'café'), facet('タグ', '星')],
    })
  })
})

describe('parseFilters refuses', () => {
  it.each([
    ['a:1 OR (b:2 AND c:3)', 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'],
    ['(a:1 AND b:2)', 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'],
    ['NOT (a:1 OR b:2)', 'filters: Unexpected token ( expected a filter at col 4'],
    ['a:1 OR b > 2', 'filters: Different types are not allowed in the same OR.'],
    ['a:1 OR NOT b:1 TO 2', 'filters: Different types are not allowed in the same OR.'],
    ['a:1 OR tag', 'filters: Different types are not allowed in the same OR.'],
    ['style:flat design', 'filters: Unexpected token string(design) expected end of filter at col 11'],
    ['category:Women>Tailoring', 'filters: Unexpected token > expected end of filter at col 14'],
    ['price > cheap', 'filters: Unexpected token string(cheap) expected numeric at col 8'],
    ['a:b TO 3', 'filters: Unexpected token string(b) expected numeric at col 2'],
    ['a:1 AND', 'filters: Unexpected token end of filter expected more input at col 7'],
    ['a:', 'filters: Unexpected token end of filter expected more input at col 2'],
    ['(a:1', 'filters: Unexpected token end of filter expected ) at col 4'],
    ['a:1)', 'filters: Unexpected token ) expected end of filter at col 3'],
    ['()', 'filters: Unexpected token ) expected a filter at col 1'],
    ['AND a:1', 'filters: Unexpected token AND expected a filter at col 0'],
    ['a:"open', 'filters: Unexpected token " expected a filter at col 2'],
    ['a:b:c', 'filters: Unexpected token : expected end of filter at col 3'],
  ])('%s', (source, expected) => {
    expect(message(source)).toBe(expected)
  })
})

const word = fc.string({ minLength: 1, maxLength: 12 })
const leaf: fc.Arbitrary<Filter> = fc
  .record({ attribute: word, value: word, score: fc.integer({ min: 0, max: 9 }) })
  .map((each) => ({ type: 'facet', ...each, attribute: `f${each.attribute}` }))
const numeric: fc.Arbitrary<Filter> = fc
  .record({
    attribute: word,
    operator: fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
    value: fc.integer(),
  })
  .map((each) => ({ type: 'number' as const, ...each }) as Filter)

function written(filter: Filter): string {
  switch (filter.type) {
    case 'facet':
      return `${quoted(filter.attribute)}:${quoted(filter.value)}<score=${filter.score}>`
    case 'number':
      return `${quoted(filter.attribute)} ${filter.operator} ${filter.value}`
    case 'range':
      return `${quoted(filter.attribute)}:${filter.from} TO ${filter.to}`
    case 'place':
      throw new Error('filters name no places')
    case 'not':
      return `NOT ${written(filter.of)}`
    case 'or':
      return `(${filter.of.map(written).join(' OR ')})`
    case 'and':
      return filter.of.map(written).join(' AND ')
  }
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

describe('any filter', () => {
  const negatable = (inner: fc.Arbitrary<Filter>) =>
    fc.tuple(inner, fc.boolean()).map(([of, not]): Filter => (not ? { type: 'not', of } : of))
  const alternatives = fc
    .oneof(
      fc.array(negatable(leaf), { minLength: 2, maxLength: 4 }),
      fc.array(negatable(numeric), { minLength: 2, maxLength: 4 }),
    )
    .map((of): Filter => ({ type: 'or', of }))
  const conjunctions = fc.array(fc.oneof(alternatives, negatable(leaf), negatable(numeric)), {
    minLength: 2,
    maxLength: 4,
  })

  it('is the same after writing and parsing', () => {
    fc.assert(
      fc.property(conjunctions, (of) => {
        const filter: Filter = { type: 'and', of }
        expect(parsed(written(filter))).toEqual(filter)
      }),
    )
  })

  it('parses any text or refuses it, and never throws', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', '1', ':', '(', ')', ' ', '<', '"', '=', 'OR', 'AND', 'NOT ', 'TO'),
        }),
        (source) => {
          expect(typeof parseFilters(source).ok).toBe('boolean')
        },
      ),
    )
  })
})

describe('filters of any length', () => {
  it.each([
    [16, true],
    [17, false],
  ])('accepts parentheses nested %i levels deep: %s', (levels, accepted) => {
    const result = parseFilters(`${'('.repeat(levels)}a:b${')'.repeat(levels)}`)
    expect(result.ok).toBe(accepted)
  })

  it('accepts any number of adjacent parentheses', () => {
    expect(parseFilters(Array.from({ length: 100 }, () => '(a:b)').join(' AND ')).ok).toBe(true)
  })

  it('refuses 5,000 opening parentheses', () => {
    expect(message('('.repeat(5_000))).toBe('filters: parentheses may be nested no deeper than 16 levels')
  })

  it('reads a quoted value with hundreds of thousands of escapes', () => {
    expect(parsed(`a:"${'\\"'.repeat(300_000)}"`)).toEqual(facet('a', '"'.repeat(300_000)))
  })
})
