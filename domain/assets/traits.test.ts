import { describe, expect, it } from 'vitest'
import { KIND_CODES } from './kinds.ts'
import { countTraits, NO_TRAITS, TRAIT_NAMES, type TraitFacts, traitsOf, traitsOffered } from './traits.ts'

const NO_PEOPLE = { count: null, genders: [], ages: [], ethnicities: [] } as const
const PHOTO: TraitFacts = {
  kind: 'photo',
  dimension: null,
  people: NO_PEOPLE,
  format: 'jpg',
  width: 100,
  height: 100,
}

describe('traitsOf', () => {
  it.each([
    [255, []],
    [256, ['minWidth:256']],
    [257, ['minWidth:256']],
    [1023, ['minWidth:256', 'minWidth:512']],
    [1024, ['minWidth:256', 'minWidth:512', 'minWidth:1024']],
  ])('a picture of width %i has the sides %j', (width, traits) => {
    expect(traitsOf({ ...PHOTO, width })).toEqual(traits)
  })

  it('vector artwork has no sides', () => {
    const drawn = { ...PHOTO, kind: 'illustration', format: 'svg', width: 4096, height: 4096 } as const
    expect(traitsOf(drawn)).toEqual([])
    expect(traitsOf({ ...drawn, format: 'png', height: 256 })).toContain('minHeight:256')
  })

  it.each([
    [0, 'people:0'],
    [1, 'people:1'],
    [3, 'people:3'],
    [4, 'people:4'],
    [5, 'people:4'],
  ])('%i people are counted as %s', (count, trait) => {
    expect(traitsOf({ ...PHOTO, people: { ...NO_PEOPLE, count } })).toEqual([trait])
  })

  it('people facts are kept with and without a count, and dropped for zero people', () => {
    const people = {
      count: null,
      genders: ['female'],
      ages: ['adult', 'child'],
      ethnicities: ['white'],
    } as const
    const said = ['gender:female', 'age:adult', 'age:child', 'ethnicity:white']
    expect(traitsOf({ ...PHOTO, people })).toEqual(said)
    expect(traitsOf({ ...PHOTO, people: { ...people, count: 2 } })).toEqual(['people:2', ...said])
    expect(traitsOf({ ...PHOTO, people: { ...people, count: 0 } })).toEqual(['people:0'])
  })

  it('traits that a kind cannot have are dropped, and traits that follow from the kind are added', () => {
    const icon = {
      ...PHOTO,
      kind: 'icon',
      format: 'png',
      width: 512,
      people: { ...NO_PEOPLE, count: 1 },
    } as const
    expect(traitsOf(icon)).toEqual(['dimension:2d'])
    expect(traitsOf({ ...icon, dimension: '3d' })).toEqual(['dimension:2d'])
    expect(traitsOf({ ...PHOTO, dimension: '3d' })).toEqual([])
    expect(traitsOf({ ...PHOTO, kind: '3d', format: 'glb' })).toEqual(['dimension:3d'])
    expect(traitsOf({ ...PHOTO, kind: 'lottie', format: 'lottie-json', dimension: 'isometric' })).toEqual([
      'dimension:isometric',
    ])
  })
})

describe('traitsOffered', () => {
  it('all traits are offered for all kinds together, and each for at least one kind', () => {
    expect(traitsOffered(null)).toEqual(TRAIT_NAMES)
    expect(new Set(KIND_CODES.flatMap(traitsOffered))).toEqual(new Set(TRAIT_NAMES))
  })

  it('no trait is offered where all works of a kind are alike', () => {
    expect(traitsOffered('icon')).toEqual([])
  })
})

describe('countTraits', () => {
  it('groups counts by trait, in the order of the table, and drops unknown values', () => {
    expect(countTraits({ 'age:senior': 2, 'age:child': 3, 'age:old': 9, 'people:1': 0 })).toEqual({
      ...NO_TRAITS,
      age: [
        { value: 'child', count: 3 },
        { value: 'senior', count: 2 },
      ],
    })
  })
})
