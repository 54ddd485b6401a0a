import { expect, it } from 'vitest'
import { NO_TRAITS } from '#domain/assets/traits.ts'
import { countedTraits, traitCounts } from './trait-counts.ts'

const COMMON = { 'age:adult': 3, 'age:child': 1, 'people:1': 4, 'dimension:3d': 9 }

it('counts the traits of the kind, and none of packs', () => {
  expect(countedTraits({ form: 'item', kind: 'lottie' })).toEqual(['dimension'])
  expect(countedTraits({ form: 'item', kind: 'icon' })).toEqual([])
  expect(countedTraits({ form: 'pack', kind: 'lottie' })).toEqual([])
})

it('leaves out values of traits that the listing does not offer', () => {
  expect(traitCounts(['people'], COMMON, new Map())).toEqual({
    ...NO_TRAITS,
    people: [{ value: '1', count: 4 }],
  })
})

it('takes the own count of a trait with chosen values', () => {
  const own = new Map([['age', { 'age:senior': 2, 'age:adult': 3, 'people:1': 1 }]] as const)
  expect(traitCounts(['people', 'age'], COMMON, own)).toEqual({
    ...NO_TRAITS,
    people: [{ value: '1', count: 4 }],
    age: [
      { value: 'adult', count: 3 },
      { value: 'senior', count: 2 },
    ],
  })
})
