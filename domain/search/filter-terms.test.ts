import { expect, it } from 'vitest'
import { anyOf, is } from './filter-terms.ts'

it('matches one value, or any of several', () => {
  expect(is('kind', '3d')).toBe('kind:"3d"')
  expect(anyOf('traits', ['age:adult', 'age:child'])).toBe('(traits:"age:adult" OR traits:"age:child")')
})

it('quotes syntax in a value', () => {
  expect(is('style', 'a" OR free:true OR style:"b')).toBe('style:"a\\" OR free:true OR style:\\"b"')
  expect(is('style', '\\" OR free:true')).toBe('style:"\\\\\\" OR free:true"')
})
