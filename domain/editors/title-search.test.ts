import { expect, it } from 'vitest'
import { titleSearchesIn, withTitleSearches } from './title-search.ts'

const where = {
  and: [{ kind: { equals: 'icon' } }, { or: [{ title: { like: 'red heart' } }] }],
}

it('finds the words of a search by title at every depth', () => {
  expect(titleSearchesIn(where)).toEqual(['red heart'])
  expect(titleSearchesIn({ or: [{ title: { like: 'a' } }, { title: { like: 'a' } }] })).toEqual(['a'])
})

it('puts another condition in its place, and keeps all others', () => {
  expect(withTitleSearches(where, (words) => ({ id: { in: [words.length] } }))).toEqual({
    and: [{ kind: { equals: 'icon' } }, { or: [{ id: { in: [9] } }] }],
  })
})

it.each([
  undefined,
  null,
  {},
  { title: { equals: 'x' } },
  { title: { like: ' ' } },
  { title: { like: ['x'] } },
  { title: { like: 'x', exists: true } },
  { description: { like: 'x' } },
])('leaves %j as it is', (other) => {
  expect(titleSearchesIn(other)).toEqual([])
  expect(withTitleSearches(other, () => ({ never: {} }))).toEqual(other)
})
