import { expect, it } from 'vitest'
import { filtersOfTerms } from './filter-terms.ts'

it('returns an empty filter without terms', () => {
  expect(filtersOfTerms([])).toBe('')
})

it('requires one value of each term, and all terms', () => {
  expect(
    filtersOfTerms([
      { field: 'kind', values: ['3d'] },
      { field: 'style', values: ['line', 'solid'] },
      { field: 'free', values: ['true'] },
    ]),
  ).toBe('(kind:"3d") AND (style:"line" OR style:"solid") AND (free:"true")')
})

it('names the attribute of a record for each field', () => {
  const fields = ['collection', 'category', 'colour', 'format', 'tag', 'contributor', 'featured'] as const
  expect(filtersOfTerms(fields.map((field) => ({ field, values: ['x'] })))).toBe(
    '(collections:"x") AND (categories:"x") AND (colours:"x") AND (formats:"x") AND (tagSlugs:"x") AND (contributor:"x") AND (featured:"x")',
  )
})

it('requires one value of each trait, although traits share an attribute', () => {
  expect(
    filtersOfTerms([
      { field: 'gender', values: ['female'] },
      { field: 'age', values: ['adult', 'child'] },
    ]),
  ).toBe('(traits:"gender:female") AND (traits:"age:adult" OR traits:"age:child")')
})

it('quotes syntax in a value', () => {
  const filter = (value: string) => filtersOfTerms([{ field: 'style', values: [value] }])
  expect(filter('a" OR free:true OR style:"b')).toBe('(style:"a\\" OR free:true OR style:\\"b")')
  expect(filter('\\" OR free:true')).toBe('(style:"\\\\\\" OR free:true")')
})
