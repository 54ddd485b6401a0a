import { describe, expect, it } from 'vitest'
import { filterOf } from './filter-of.ts'
import { matchesFilter } from './matches.ts'

const RECORD = {
  objectID: 'r',
  kind: 'Icon',
  free: true,
  price: 10,
  sizes: [16, 32],
  tags: [['a', 'b'], 'C'],
  author: { name: 'Ann', cities: [{ name: 'Rome' }, { name: 'Oslo' }] },
  nothing: null,
}

function accepts(filters: string): boolean {
  const filter = filterOf({ filters })
  if (!filter.ok || !filter.value) throw new Error(filters)
  return matchesFilter(RECORD, filter.value)
}

describe('a filter on a record', () => {
  it.each([
    'kind:icon',
    'free:true',
    'price:10',
    'tags:b AND tags:c',
    'author.cities.name:oslo',
    'NOT kind:photo',
    'NOT nothing:x',
    'price >= 10 AND price <= 10',
    'price:10 TO 10',
    'sizes > 31',
    'sizes < 17',
    'sizes = 32',
    'sizes != 16',
    'kind:photo OR kind:icon',
    'objectID:r',
  ])('accepts %s', (filters) => {
    expect(accepts(filters)).toBe(true)
  })

  it.each([
    'kind:ico',
    'author:Ann',
    'price > 10',
    'price < 10',
    'price != 10',
    'price:11 TO 12',
    'price:8 TO 9',
    'missing != 1',
    'NOT missing != 1 AND missing > 0',
    'kind > 0',
    'kind:icon AND free:false',
    'nothing:null',
  ])('rejects %s', (filters) => {
    expect(accepts(filters)).toBe(false)
  })
})
